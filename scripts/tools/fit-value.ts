// `npm run fit-value [-- games]`: plays planner games at each difficulty, fits the thinker's value function to them and
// writes src/bots/thinker/value-weights.ts. First it prints how well a fit predicts games that were held out.
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

/** One tech choice in this many is random, so that techs the planner never takes get a weight too. */
const randomTechOneIn = 3;

/** The planner, with some random tech choices. */
const explorer: Bot = (open, roles, chance) => {
  const move = bots.planner(open, roles, chance);
  const lab = open.cue?.lab;
  if (move?.intent.type !== 'research' || lab === undefined || !hasBoard(open)) return move;
  if (chance.next(randomTechOneIn) > 0) return move;
  return { ...move, intent: { type: 'research', lab, tech: chance.pick(researchable(open, lab)) } };
};

/** A training example with its origin. */
interface Position extends Example {
  readonly difficulty: Difficulty;
  readonly game: number;
}

/** Plays a game and returns the table at the end of every round. */
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
const printScore = (name: string, some: readonly Position[]) => {
  const { logLoss, auc } = scoreOf(trial, some);
  console.log(
    `${name.padEnd(10)} ${String(some.length).padStart(6)} positions  log loss ${logLoss.toFixed(4)}  AUC ${auc.toFixed(3)}`,
  );
};
for (const difficulty of difficulties)
  printScore(
    difficulty,
    tests.filter((one) => one.difficulty === difficulty),
  );
printScore('all', tests);

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
