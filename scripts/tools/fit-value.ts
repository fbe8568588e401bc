// `npm run fit-value [-- games]`: plays planner games, so many at each difficulty, fits the thinker's value of positions to them
// and writes src/bots/thinker/value-weights.ts. First holds out every fifth game, and prints how well those are predicted.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, bots, otherTech, termsOf } from '../../src/bots/index.ts';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import { type Difficulty, difficulties } from '../../src/content/difficulties.ts';
import { hasBoard, researchable } from '../../src/rules/index.ts';
import { type Example, fitLogistic, playGame, scoreOf } from '../../src/sim/index.ts';
import { root } from '../../tests/tools/sources.ts';

const games = Number(process.argv[2] ?? 2000);

/** One game in this many is held out. */
const heldOut = 5;

/** In one case of this many a tech is drawn by lot, so that every tech is known, also those the planner never takes. */
const drawnTech = 3;

/** The planner, except for techs drawn by lot. */
const explorer: Bot = (open, roles, chance) => {
  const move = bots.planner(open, roles, chance);
  const lab = open.cue?.lab;
  if (move?.intent.type !== 'research' || lab === undefined || !hasBoard(open)) return move;
  if (chance.next(drawnTech) > 0) return move;
  return { ...move, intent: { type: 'research', lab, tech: chance.pick(researchable(open, lab)) } };
};

interface Position extends Example {
  readonly difficulty: Difficulty;
  readonly game: number;
}

/** The table at the end of every round of a game. */
function positionsOf(difficulty: Difficulty, game: number): Position[] {
  const tables: Example['terms'][] = [];
  let round = 1;
  const { state } = playGame({ seed: `value-${game}`, difficulty }, explorer, undefined, (_, __, { open }) => {
    if (open.round > round && open.outcome === null && hasBoard(open)) tables.push(termsOf(open));
    round = open.round;
  });
  const won = state.open.outcome?.won ?? false;
  return tables.map((terms) => ({ terms, won, difficulty, game }));
}

const positions = difficulties.flatMap((difficulty) => {
  const bar = progressBar(`${difficulty} · planner`, games);
  const found = Array.from({ length: games }, (_, game) => {
    bar.show(game);
    return positionsOf(difficulty, game);
  });
  bar.clear();
  return found.flat();
});

const tests = positions.filter(({ game }) => game % heldOut === 0);
const trial = fitLogistic(positions.filter(({ game }) => game % heldOut !== 0));
const said = (name: string, some: readonly Position[]) => {
  const { logLoss, auc } = scoreOf(trial, some);
  console.log(
    `${name.padEnd(10)} ${String(some.length).padStart(6)} positions  log loss ${logLoss.toFixed(4)}  AUC ${auc.toFixed(3)}`,
  );
};
for (const difficulty of difficulties)
  said(
    difficulty,
    tests.filter((one) => one.difficulty === difficulty),
  );
said('all', tests);

const weights = fitLogistic(positions);
const techs = Object.entries(weights).flatMap(([name, weight]) => (name.startsWith('tech/') ? [weight] : []));
const mean = techs.reduce((sum, weight) => sum + weight, 0) / Math.max(1, techs.length);
const lines = Object.entries({ ...weights, [otherTech]: mean }).map(
  ([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toPrecision(4))},`,
);
writeFileSync(
  join(root, 'src/bots/thinker/value-weights.ts'),
  `// Written by \`npm run fit-value\`: log-odds of winning for each term of a table between two rounds.

export const valueWeights = {
${lines.join('\n')}
};
`,
);
