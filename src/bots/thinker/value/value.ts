// Estimates the chance of winning from a table between two rounds: a logistic model, fitted by `npm run fit-value`.

import { hasBoard, type OpenGame, type Playing } from '../../../rules/index.ts';
import { featuresOf } from './features.ts';
import { judgeWeights } from './judge-weights.ts';
import { thinkerWeights } from './thinker-weights.ts';
import type { Weights } from './weights.ts';

/** Features with an additional weight for each difficulty. */
const byDifficulty = ['round', 'roundsToFinal', 'missionsDone', 'damage', 'pressed', 'soldiersMissing'] as const;

/** Name of the weight for techs without one of their own: the mean over techs. */
export const otherTech = 'tech/other';

/** Terms for how far the final mission is: its parts differ from plan to plan. None before it is available. */
function stageTerms(
  { board: { finalMission }, finalMission: status, setup }: Playing,
  work: number,
): [string, number][] {
  if (status !== 'available') return [];
  const stage = `${setup.plan}/${(finalMission?.parts ?? []).filter(({ complete }) => complete).length}`;
  return [
    [`final/${stage}`, 1],
    [`finalWork/${stage}`, work],
  ];
}

/** Features without products: too few tables show their worth in combination with others. */
const alone: ReadonlySet<string> = new Set([
  'panicSquares',
  'soldiersOnMission',
  'soldiersOnFinal',
  'finalDiceAndWork',
]);

/** Squares and products of features: the worth of one depends on the others. */
function productsOf(features: ReturnType<typeof featuresOf>): [string, number][] {
  const paired = Object.entries(features).filter(([name]) => !alone.has(name));
  return paired.flatMap(([one, amount], i) =>
    paired.slice(i).map(([other, times]): [string, number] => [`${one}*${other}`, amount * times]),
  );
}

/** Returns the terms that are not products, with names like `damage`, `hard/damage` and `tech/field-medics`. */
function singleTermsOf(playing: Playing, features: ReturnType<typeof featuresOf>): [name: string, amount: number][] {
  const { board, pack, setup } = playing;
  const techs = board.inPlay.filter(({ card }) => pack.tech.has(card));
  return [
    ...Object.entries(features),
    [setup.difficulty, 1],
    ...byDifficulty.map((name): [string, number] => [`${setup.difficulty}/${name}`, features[name]]),
    [`plan/${setup.plan}`, 1],
    ...stageTerms(playing, features.finalWork),
    ...techs.map(({ card }): [string, number] => [`tech/${card}`, 1]),
  ];
}

/** Returns all terms of the model's sum. Products have names like `damage*panic`. */
export function termsOf(playing: Playing): [name: string, amount: number][] {
  const features = featuresOf(playing);
  return [...singleTermsOf(playing, features), ...productsOf(features)];
}

/** Returns a function that gives the chance of winning, from 0 to 1. Exactly 0 or 1 if the game is over. */
function chanceWith(weights: Weights): (open: OpenGame) => number {
  const products = Object.entries(weights).flatMap(([name, weight]) => {
    const [one, other] = name.split('*');
    return one === undefined || other === undefined ? [] : [{ one, other, weight }];
  });
  const weightOf = (name: string): number =>
    weights[name] ?? (name.startsWith('tech/') ? (weights[otherTech] ?? 0) : 0);
  return (open) => {
    if (open.outcome !== null) return Number(open.outcome.won);
    if (!hasBoard(open)) return 0;
    const features = featuresOf(open);
    const amounts: Readonly<Record<string, number>> = features;
    let logOdds = weightOf('always');
    for (const [name, amount] of singleTermsOf(open, features)) logOdds += weightOf(name) * amount;
    for (const { one, other, weight } of products) logOdds += weight * (amounts[one] ?? 0) * (amounts[other] ?? 0);
    return 1 / (1 + Math.exp(-logOdds));
  };
}

/** The chance of winning that the thinker plays by. */
export const winningChance = chanceWith(thinkerWeights);

/**
 * The chance of winning that the review tells. Its weights are others: a thinker looks for tables that its own weights
 * overrate, and would be praised for them.
 */
export const judgedChance = chanceWith(judgeWeights);
