// `npm run balance [-- games]`: plays the games of the balance table, prints it, and keeps it in docs/balance.md.
// Fails if anything wanted is not found. With another number of games than the table's it is only printed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots } from '../src/bots/index.ts';
import { progressBar } from '../src/cli/progress.ts';
import { difficulties } from '../src/content/difficulties.ts';
import { standardPack } from '../src/content/pack.ts';
import { type Cell, type Finding, findings } from '../src/sim/balance.ts';
import { idleRounds, playAll, sumUp } from '../src/sim/index.ts';
import { root } from '../tests/sources.ts';

const usual = 2000;
const games = Number(process.argv[2] ?? usual);

/** As many again for each plan and base at normal, so that these are known as well as the rest. */
const more = 5;

async function cell(difficulty: Cell['difficulty'], name: Cell['bots'], count: number): Promise<Cell> {
  const seeds = Array.from({ length: count }, (_, i) => `balance-${i + 1}`);
  const bar = progressBar(`${difficulty} · ${name}`, count);
  const batch = { wishes: { difficulty }, seeds, bot: name };
  const { results } = await playAll(batch, bar.show, new AbortController().signal);
  bar.clear();
  return { ...sumUp(results, standardPack), difficulty, bots: name };
}

const cells: Cell[] = [];
for (const difficulty of difficulties) {
  cells.push(await cell(difficulty, 'planner', difficulty === 'normal' ? games * more : games));
}
for (const name of ['careful', 'random'] as const) cells.push(await cell('normal', name, games));
const idle = idleRounds(
  Array.from({ length: Math.ceil(games / 10) }, (_, i) => ({ seed: `idle-${i + 1}`, difficulty: 'normal' as const })),
  bots.planner,
);

const found = findings(cells, idle);
const row = ({ what, wanted, found: is, kept }: Finding) =>
  `| ${what} | ${wanted} | ${is} | ${kept ? 'yes' : '**no**'} |`;
const table = ['| | wanted | found | kept |', '|---|---|---|---|', ...found.map(row)].join('\n');
console.log(table);
const broken = found.filter(({ kept }) => !kept);
console.log(`\n${found.length} wanted, ${broken.length} not found`);

if (games === usual) {
  const text = `# Balance

Made by \`npm run balance\`: ${usual} games of each sort by bots that play by exact odds, ${usual * more} of them at normal, the same seeds every time. In brackets where the true
share lies with 95 % certainty. What a tech changes is measured by the first hand alone: it is dealt by chance, so what goes with it comes of it.

${table}
`;
  writeFileSync(join(root, 'docs/balance.md'), text);
}
process.exitCode = broken.length === 0 ? 0 : 1;
