// `npm run invariants -- [--games 1000] [--seed random]`: plays random games on all cores and checks every invariant (an
// invariant of the state) after every move. Games have the seeds random-1, random-2 …; `--seed random-17` alone plays
// only that one. Prints one line of results. Exits with 1 if an invariant is violated, or if 10,000 games or more did not
// cover everything.
import { parseArgs } from 'node:util';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import { onAllCores } from '../../src/sim/index.ts';
import type { Played } from '../../tests/random/play.ts';
import { add, noSights, surprising, unseen } from '../../tests/random/sights.ts';

const { values } = parseArgs({ options: { games: { type: 'string' }, seed: { type: 'string', default: 'random' } } });
const single = /-\d+$/.test(values.seed) && values.games === undefined;
const games = Number(values.games ?? (single ? 1 : 1000));
if (!Number.isSafeInteger(games) || games < 1) throw new Error('--games: expected a whole number from 1 up');

/** From this number of games on, full coverage is required. */
const enough = 10_000;
/** Games per worker job. */
const pieceSize = 10;

const seeds = single ? [values.seed] : Array.from({ length: games }, (_, i) => `${values.seed}-${i + 1}`);
const pieces = Array.from({ length: Math.ceil(games / pieceSize) }, (_, i) =>
  seeds.slice(i * pieceSize, (i + 1) * pieceSize),
);

const sights = noSights();
const total = { games: 0, moves: 0, longest: 0, faults: 0 };
const bar = progressBar('random games', games);
const began = performance.now();
const worker = new URL('../../tests/random/worker.ts', import.meta.url);
await onAllCores(worker, pieces, {
  heard: (played: Played) => {
    total.games += played.games;
    total.moves += played.moves;
    total.longest = Math.max(total.longest, played.longest);
    total.faults += played.faults.length;
    add(sights, played.sights);
    bar.clear();
    for (const fault of played.faults) console.error(fault);
    bar.show(total.games);
  },
});
bar.clear();

const never = [...unseen(sights), ...surprising(sights).map((code) => `${code} was seen, and should not`)];
const seconds = (performance.now() - began) / 1000;
const { moves, longest, faults } = total;
console.log(
  [
    `${total.games} random games, ${moves} moves (at most ${longest}), invariants held at every move`,
    `${faults} broken`,
    `never seen: ${never.length === 0 ? 'nothing' : never.join(', ')}`,
    `${seconds.toFixed(0)} s`,
  ].join('; '),
);
process.exitCode = faults > 0 || (games >= enough && never.length > 0) ? 1 : 0;
