// Fits the value function to tables that were found, and tells how well a fit predicts games that were held out.
import { writeFileSync } from 'node:fs';
import { otherTech, valueWeights } from '../../../src/bots/index.ts';
import { fitLogistic, scoreOf, type Weights } from '../../../src/sim/index.ts';
import { leaders, type Table } from './play.ts';

/** One game in this many is held out. */
const heldOut = 5;

/** The weights in use came from more games than one run plays, so a fit begins there and moves as far as tables say. */
const fitTo = (tables: readonly Table[]): Weights => fitLogistic(tables, { ridge: 100, known: valueWeights });

const points = (chance: number): string => (100 * chance).toFixed(1);

function printRow(model: string, what: string, weights: Weights, tables: readonly Table[]): void {
  if (tables.length === 0) return;
  const { chance, won, error, brier, logLoss, auc } = scoreOf(weights, tables);
  const later = tables.reduce((total, { soon }) => total + soon, 0) / tables.length;
  const told = `${points(chance)} | ${points(later)} | ${points(won)} | ${points(chance - won)} ± ${points(error)}`;
  const quality = [brier, logLoss].map((value) => value.toFixed(4)).join(' | ');
  console.log(`| ${model} | ${what} | ${tables.length} | ${told} | ${quality} | ${auc.toFixed(3)} |`);
}

function printModel(model: string, weights: Weights, tables: readonly Table[]): void {
  const firsts = tables.filter(({ isFirst }) => isFirst);
  for (const leader of leaders)
    printRow(
      model,
      leader,
      weights,
      firsts.filter((table) => table.leader === leader),
    );
  const thinkers = firsts.filter(({ leader }) => leader === 'thinker');
  for (const [round, some = []] of Object.entries(Object.groupBy(thinkers, (table) => table.round)))
    printRow(model, `thinker, round ${round}`, weights, some);
}

/** Prints how well the weights in use and a new fit predict held-out games: what they tell, and what was won. */
export function printQuality(tables: readonly Table[]): void {
  const tests = tables.filter(({ game }) => game % heldOut === 0);
  console.log('| weights | tables of | tables | told | a round later | won | told − won | Brier | log loss | AUC |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  printModel('old', valueWeights, tests);
  printModel('new', fitTo(tables.filter(({ game }) => game % heldOut !== 0)), tests);
}

/** Fits weights to all tables and writes them. */
export function writeWeights(tables: readonly Table[], path: string): void {
  const weights = fitTo(tables);
  const techs = Object.entries(weights).flatMap(([name, weight]) => (name.startsWith('tech/') ? [weight] : []));
  const mean = techs.reduce((sum, weight) => sum + weight, 0) / Math.max(1, techs.length);
  const lines = Object.entries({ ...weights, [otherTech]: mean }).map(
    ([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toPrecision(4))},`,
  );
  writeFileSync(
    path,
    `// Written by \`npm run fit-value\`: log-odds of winning for each term of a table between two rounds.

export const valueWeights = {
${lines.join('\n')}
};
`,
  );
}
