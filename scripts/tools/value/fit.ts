// Fits the value function to collected tables, and prints how well a fit predicts held-out games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeWeights, otherTech, thinkerWeights, writeWeights as written } from '../../../src/bots/index.ts';
import { fitLogistic, scoreOf, type Weights } from '../../../src/sim/index.ts';
import { leaders, type Table } from './play.ts';

/** One game in this many is held out. */
const heldOut = 5;

/**
 * The value functions. That of the review is fitted also to tables of thinkers, so that it differs where a thinker is
 * tempted by its own.
 */
const models = {
  judge: {
    file: 'judge-weights.ts',
    variable: 'judgeWeights',
    about: 'Weights that the review judges by.',
    known: judgeWeights,
    isFor: () => true,
  },
  thinker: {
    file: 'thinker-weights.ts',
    variable: 'thinkerWeights',
    about: 'Weights that the thinker plays by.',
    known: thinkerWeights,
    isFor: ({ leader }: Table) => leader === 'explorer',
  },
} as const;
export type Model = keyof typeof models;

export const isModel = (name: string): name is Model => name in models;

/**
 * The weights in use came from more games than one run plays. So a fit begins with them, moves as far as the tables
 * require, and keeps the weights of terms that no table has.
 */
function fitTo(model: Model, tables: readonly Table[]): Weights {
  const { known, isFor } = models[model];
  return { ...known, ...fitLogistic(tables.filter(isFor), { ridge: 100, known }) };
}

const points = (chance: number): string => (100 * chance).toFixed(1);

function printRow(age: string, what: string, weights: Weights, tables: readonly Table[]): void {
  if (tables.length === 0) return;
  const { chance, won, error, brier, logLoss, auc } = scoreOf(weights, tables);
  const later = tables.reduce((total, { soon }) => total + soon, 0) / tables.length;
  const told = `${points(chance)} | ${points(later)} | ${points(won)} | ${points(chance - won)} ± ${points(error)}`;
  const quality = [brier, logLoss].map((value) => value.toFixed(4)).join(' | ');
  console.log(`| ${age} | ${what} | ${tables.length} | ${told} | ${quality} | ${auc.toFixed(3)} |`);
}

function printWeights(age: string, weights: Weights, tables: readonly Table[]): void {
  const firsts = tables.filter(({ isFirst }) => isFirst);
  for (const leader of leaders)
    printRow(
      age,
      leader,
      weights,
      firsts.filter((table) => table.leader === leader),
    );
  const thinkers = firsts.filter(({ leader }) => leader === 'thinker');
  for (const [round, some = []] of Object.entries(Object.groupBy(thinkers, (table) => table.round)))
    printRow(age, `thinker, round ${round}`, weights, some);
}

/** Prints how well the weights in use and a new fit predict held-out games: predictions beside actual wins. */
export function printQuality(model: Model, tables: readonly Table[]): void {
  const tests = tables.filter(({ game }) => game % heldOut === 0);
  console.log('| weights | tables of | tables | told | a round later | won | told − won | Brier | log loss | AUC |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  printWeights('old', models[model].known, tests);
  printWeights(
    'new',
    fitTo(
      model,
      tables.filter(({ game }) => game % heldOut !== 0),
    ),
    tests,
  );
}

/** Fits weights to all tables and writes them into a folder. */
export function writeWeights(model: Model, tables: readonly Table[], folder: string): void {
  const { file, variable, about } = models[model];
  const weights = fitTo(model, tables);
  const techs = Object.entries(weights).flatMap(([name, weight]) => (name.startsWith('tech/') ? [weight] : []));
  const mean = techs.reduce((sum, weight) => sum + weight, 0) / Math.max(1, techs.length);
  writeFileSync(
    join(folder, file),
    `// Written by \`npm run fit-value -- --of ${model}\`: log-odds of winning for terms of a table between two rounds.

import { readWeights } from './weights.ts';

/** ${about} */
export const ${variable} = readWeights(\`
${written({ ...weights, [otherTech]: mean })}
\`);
`,
  );
}
