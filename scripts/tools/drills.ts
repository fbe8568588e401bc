// `npm run drills [-- --find tech --minutes 4 --from 1]`: finds drills in games of bots and adds them to
// out/drills.jsonl. Without `--find` it chooses those that ship and writes src/drills/written.ts. `--judge` judges all
// drills in the file again.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tableWith } from '../../src/sim/index.ts';
import { root } from '../../tests/tools/sources.ts';
import { drillsOf, judgedAgain, type Search } from './drills/find.ts';
import { poolOf, ship } from './drills/ship.ts';

const { values } = parseArgs({
  options: {
    find: { type: 'string' },
    judge: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '4' },
    from: { type: 'string', default: '1' },
  },
});

const searches: Readonly<Record<string, Search>> = {
  push: { kind: 'push', stops: false },
  stop: { kind: 'push', stops: true },
  interceptors: { kind: 'interceptors', stops: false },
  tech: { kind: 'tech', stops: false },
};

const pool = join(root, 'out/drills.jsonl');

function find(search: Search, from: number, minutes: number): void {
  mkdirSync(join(root, 'out'), { recursive: true });
  const until = performance.now() + 60_000 * minutes;
  for (let game = from; performance.now() < until; game += 1) {
    for (const difficulty of ['easy', 'normal', 'hard', 'expert'] as const) {
      const found = drillsOf(`${difficulty}-${game}`, difficulty, search, tableWith());
      for (const drill of found) appendFileSync(pool, `${JSON.stringify(drill)}\n`);
      for (const { id, answers } of found)
        console.log(id, ...answers.slice(0, 2).map(({ answer, chance }) => `${answer} ${chance}`));
    }
    if (game % 20 === 0) console.log(`game ${game}`);
  }
}

/** Judges all found drills again, and keeps those that are still clear. */
function judgeAll(): void {
  const found = poolOf(pool);
  const clear = found.flatMap((drill) => judgedAgain(drill, tableWith()) ?? []);
  writeFileSync(pool, clear.map((drill) => `${JSON.stringify(drill)}\n`).join(''));
  console.log(`${clear.length} of ${found.length} are still clear`);
}

const search = searches[values.find ?? ''];
if (search !== undefined) find(search, Number(values.from), Number(values.minutes));
else if (values.judge) judgeAll();
else ship(poolOf(pool), join(root, 'src/drills/written.ts'));
