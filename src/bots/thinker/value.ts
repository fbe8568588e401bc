// Estimates the chance of winning from a table between two rounds: a logistic model, fitted by `npm run fit-value`.

import { hasBoard, type OpenGame, type Playing } from '../../rules/index.ts';
import { featuresOf } from './features.ts';
import { valueWeights } from './value-weights.ts';

/** Features with an additional weight for each difficulty. */
const byDifficulty = ['round', 'roundsToFinal', 'missionsDone', 'damage', 'pressed', 'soldiersMissing'] as const;

/** Name of the weight for techs without one of their own: the mean over techs. */
export const otherTech = 'tech/other';

/** Returns the terms of the model's sum, with names like `damage`, `hard/damage` and `tech/field-medics`. */
export function termsOf(playing: Playing): [name: string, amount: number][] {
  const { board, pack, setup } = playing;
  const features = featuresOf(playing);
  const techs = board.inPlay.filter(({ card }) => pack.tech.has(card));
  return [
    ...Object.entries(features),
    [setup.difficulty, 1],
    ...byDifficulty.map((name): [string, number] => [`${setup.difficulty}/${name}`, features[name]]),
    [`plan/${setup.plan}`, 1],
    ...techs.map(({ card }): [string, number] => [`tech/${card}`, 1]),
  ];
}

const weights: Readonly<Record<string, number>> = valueWeights;

const weightOf = (name: string): number => weights[name] ?? (name.startsWith('tech/') ? (weights[otherTech] ?? 0) : 0);

/** Returns the chance of winning, from 0 to 1. Exactly 0 or 1 if the game is over. */
export function winningChance(open: OpenGame): number {
  if (open.outcome !== null) return Number(open.outcome.won);
  if (!hasBoard(open)) return 0;
  const logOdds = termsOf(open).reduce((sum, [name, amount]) => sum + weightOf(name) * amount, weightOf('always'));
  return 1 / (1 + Math.exp(-logOdds));
}
