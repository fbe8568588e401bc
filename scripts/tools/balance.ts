// `npm run balance [-- --planner 2000 --thinker 300]`: plays games with both reference teams, prints the balance table
// and writes it to docs/balance.md. Exits with 1 if a target is missed. With other numbers of games than the default it
// only prints the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotName, bots } from '../../src/bots/index.ts';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import { type Difficulty, difficulties } from '../../src/content/difficulties.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import {
  type Cell,
  type Finding,
  findings,
  isKept,
  type Pairs,
  type Played,
  type Team,
  teams,
  techTable,
} from '../../src/sim/balance/index.ts';
import { type Batch, playAll, type Result, roundsWithoutDecision, sumUp } from '../../src/sim/index.ts';
import { root } from '../../tests/tools/sources.ts';

/** Default number of games for each team and difficulty. */
const defaultGames = { planner: 2000, thinker: 300 } as const;
/** Factor for games at normal, where the results are also split by plan, base and tech. */
const normalFactor = 5;

const { values } = parseArgs({
  options: {
    planner: { type: 'string', default: String(defaultGames.planner) },
    thinker: { type: 'string', default: String(defaultGames.thinker) },
  },
});
const games: Readonly<Record<Team, number>> = { planner: Number(values.planner), thinker: Number(values.thinker) };

const seedsOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `balance-${i + 1}`);

async function play(what: string, batch: Batch): Promise<readonly Result[]> {
  const bar = progressBar(what, batch.seeds.length);
  const { results } = await playAll(batch, bar.show, new AbortController().signal);
  bar.clear();
  return results;
}

const cellOf = (results: readonly Result[], difficulty: Difficulty, bot: BotName): Cell => ({
  ...sumUp(results, standardPack),
  difficulty,
  bots: bot,
});

const cells: Record<Team, Partial<Record<Difficulty, Cell>>> = { planner: {}, thinker: {} };
const pairs: Pairs[] = [];
for (const difficulty of difficulties) {
  for (const team of teams) {
    if (games[team] === 0) continue;
    const count = team === 'planner' && difficulty === 'normal' ? games[team] * normalFactor : games[team];
    const results = await play(`${difficulty} · ${team}`, { wishes: { difficulty }, seeds: seedsOf(count), bot: team });
    cells[team][difficulty] = cellOf(results, difficulty, team);
    if (team !== 'planner') continue;
    const even = { wishes: { difficulty }, seeds: seedsOf(games.planner), bot: team, evenly: true };
    const adapted = results.slice(0, games.planner);
    pairs.push({ difficulty, adapted, even: await play(`${difficulty} · without adaptation`, even) });
  }
}
const playAtNormal = async (bot: BotName): Promise<Cell> =>
  cellOf(
    await play(`normal · ${bot}`, { wishes: { difficulty: 'normal' }, seeds: seedsOf(games.planner), bot }),
    'normal',
    bot,
  );
const idle = roundsWithoutDecision(
  Array.from({ length: Math.ceil(games.planner / 10) }, (_, i) => ({
    seed: `idle-${i + 1}`,
    difficulty: 'normal' as const,
  })),
  bots.planner,
);
const played: Played = {
  cells,
  beginner: await playAtNormal('beginner'),
  random: await playAtNormal('random'),
  pairs,
  idle,
};

const found = findings(played);
const row = (finding: Finding): string => {
  const { what, planner, thinker } = finding;
  const columns = [
    what,
    planner?.wanted,
    planner?.found,
    thinker?.wanted,
    thinker?.found,
    isKept(finding) ? 'yes' : '**no**',
  ];
  return `| ${columns.map((column) => column ?? '').join(' | ')} |`;
};
const head = ['| | planner: wanted | found | thinker: wanted | found | kept |', '|---|---|---|---|---|---|'];
const table = [...head, ...found.map(row)].join('\n');
const techs = techTable(cells);
console.log(`${table}\n\n${techs}`);
const broken = found.filter((finding) => !isKept(finding));
console.log(`\n${found.length} wanted, ${broken.length} not found`);

/** Only the part of docs/balance.md between these two lines is generated. */
const [from, to] = ['<!-- tables -->', '<!-- end of tables -->'];
if (games.planner === defaultGames.planner && games.thinker === defaultGames.thinker) {
  const file = join(root, 'docs/balance.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(from);
  const [, after = ''] = rest.split(to);
  writeFileSync(file, `${before}${from}\n\n${table}\n\n${techs}\n\n${to}${after}`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
