// `npm run calibrate [-- --games 400 --worlds 4 --workers 2]`: lets bots play at normal, reviews every game, and prints
// whether the review is right (docs/review.md): decisions against wins, luck against zero, and chances by tenths against
// how many were won. With Ctrl+C it prints what was found until then.
import { parseArgs } from 'node:util';
import { type BotName, botNames } from '../../src/bots/index.ts';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import {
  type Batch,
  type CalibratedBot,
  type CalibratedChances,
  calibratedBot,
  calibratedChances,
  type Done,
  playEach,
  type Reviewed,
} from '../../src/sim/index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    worlds: { type: 'string', default: '4' },
    workers: { type: 'string' },
  },
});

/** The bots whose games are reviewed: a weak team, par, and a strong one. */
const players = botNames.filter((name) => name !== 'random');

/** Games of each bot in one piece of work. */
const share = 5;

/** Worlds for the chance at the beginning of a round. */
const roundWorlds = 24;

const games = Number(values.games);
const batches = Array.from({ length: Math.ceil(games / share) }, (_, from) =>
  players.map(
    (bot): Batch => ({
      wishes: { difficulty: 'normal' },
      seeds: Array.from(
        { length: Math.min(share, games - from * share) },
        (__, i) => `calibrate-${from * share + i + 1}`,
      ),
      bot,
      review: { worlds: Number(values.worlds), moments: false, roundWorlds: bot === 'planner' ? roundWorlds : 0 },
    }),
  ),
).flat();

const found = new Map<BotName, Reviewed[]>(players.map((name) => [name, []]));
const bar = progressBar('games reviewed', games * players.length);
let count = 0;
const heard = ({ number, reviews, fault }: Done): void => {
  if (fault !== null) throw new Error(fault);
  found.get(batches[number]?.bot ?? 'random')?.push(...reviews);
  count += reviews.length;
  bar.show(count);
};

const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
await playEach(batches, heard, stopped.signal, values.workers === undefined ? undefined : Number(values.workers));
bar.clear();

const points = (chance: number): string => (100 * chance).toFixed(1);

function botRow(name: BotName, { games: played, wins, start, wanted, decisions, luck }: CalibratedBot): string {
  const shown = [points(wins / Math.max(1, played)), points(start), points(wanted)];
  const means = [decisions, luck].map(({ mean, error }) => `${points(mean)} ± ${points(error)}`);
  return `| ${[name, played, ...shown, ...means].join(' | ')} |`;
}

function printChances({ tables, brier, baseBrier, tenths }: CalibratedChances): void {
  console.log('\n| chance | tables | mean chance | won |\n|---|---|---|---|');
  for (const { from, tables: inside, chance, won } of tenths)
    console.log(`| ${100 * from} to ${100 * from + 10} | ${inside} | ${points(chance)} | ${points(won)} |`);
  console.log(
    `\n${tables} tables, Brier score ${brier.toFixed(4)}; the share of wins alone has ${baseBrier.toFixed(4)}`,
  );
}

console.log('| bot | games | won | mean start | won − start | decisions | luck |\n|---|---|---|---|---|---|---|');
for (const [name, reviewed] of found) console.log(botRow(name, calibratedBot(reviewed)));
printChances(calibratedChances(found.get('planner') ?? []));
