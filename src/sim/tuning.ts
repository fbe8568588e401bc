// Search for the planner's weights: simultaneous perturbation (SPSA) with Adam steps, in log space.

import type { Weights } from '../bots/index.ts';
import type { Difficulty } from '../content/difficulties.ts';
import { seededDice } from '../rules/index.ts';

/** One game to play, with the weights to try. */
export interface Trial {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly weights: Weights;
}

/** Plays trials. Returns the result of each in the same order; higher is better. */
export type Play = (trials: readonly Trial[]) => Promise<readonly number[]>;

/** Called after each generation. Return false to end the search. */
export type Report = (generation: number, mean: number, weights: Weights) => boolean;

/** Settings of a search. */
export interface Search {
  readonly seed: string;
  readonly generations: number;
  /** Games per generation. They are played in pairs with the same seed. */
  readonly games: number;
}

/** Relative size of a trial's perturbation, and of a generation's step. */
const perturbation = 0.15;
const maxStep = 0.05;

/** Adam's decay rates for the mean of the gradient and of its square. */
const decay = { gradient: 0.7, square: 0.9 } as const;

/** Difficulties of the trials, in rotation. */
const rotation: readonly Difficulty[] = ['normal', 'hard', 'normal', 'hard', 'expert'];

const names = (weights: Weights) => Object.keys(weights) as (keyof Weights)[];

/** Adds an offset to the logarithm of each weight. */
function withOffsets(weights: Weights, offsets: readonly number[]): Weights {
  const changed = names(weights).map((name, i) => [name, weights[name] * Math.exp(offsets[i] ?? 0)] as const);
  return Object.fromEntries(changed) as Record<keyof Weights, number>;
}

/** Estimates the gradient of the results. Every pair of games contributes to the estimate of every weight. */
async function estimateGradient(at: Weights, { seed, games }: Search, generation: number, play: Play) {
  const draws = seededDice(seed).draws(`signs/${generation}`);
  const pairs = Array.from({ length: Math.ceil(games / 2) }, () => names(at).map(() => 2 * draws.next(2) - 1));
  const trials = pairs.flatMap((signs, i): Trial[] => {
    const game = { seed: `${seed}/${generation}/${i}`, difficulty: rotation[i % rotation.length] ?? 'normal' };
    const trialAt = (by: number): Trial => ({
      ...game,
      weights: withOffsets(
        at,
        signs.map((sign) => sign * by),
      ),
    });
    return [trialAt(perturbation), trialAt(-perturbation)];
  });
  const results = await play(trials);
  const differences = pairs.map((_, i) => (results[2 * i] ?? 0) - (results[2 * i + 1] ?? 0));
  const slopes = names(at).map(
    (_, name) => pairs.reduce((sum, signs, i) => sum + (differences[i] ?? 0) * (signs[name] ?? 0), 0) / pairs.length,
  );
  return { slopes, mean: results.reduce((sum, one) => sum + one, 0) / results.length };
}

/**
 * Searches for better weights. Returns the mean over the second half of the search, which is more stable than the last
 * position. Deterministic: the same search with the same results returns the same weights.
 */
export async function tuned(start: Weights, search: Search, play: Play, report: Report): Promise<Weights> {
  const zeros = () => names(start).map(() => 0);
  let [position, gradient, square] = [zeros(), zeros(), zeros()];
  const path: (readonly number[])[] = [];
  for (let generation = 1; generation <= search.generations; generation += 1) {
    const { slopes, mean } = await estimateGradient(withOffsets(start, position), search, generation, play);
    gradient = gradient.map((old, i) => decay.gradient * old + (1 - decay.gradient) * (slopes[i] ?? 0));
    square = square.map((old, i) => decay.square * old + (1 - decay.square) * (slopes[i] ?? 0) ** 2);
    const biasCorrection = (1 - decay.gradient ** generation) / Math.sqrt(1 - decay.square ** generation);
    position = position.map((old, i) => {
      const scale = Math.sqrt(square[i] ?? 0) * biasCorrection;
      return scale === 0 ? old : old + (maxStep * (gradient[i] ?? 0)) / scale;
    });
    path.push(position);
    if (!report(generation, mean, withOffsets(start, position))) break;
  }
  const secondHalf = path.slice(Math.floor(path.length / 2));
  return withOffsets(
    start,
    zeros().map((_, i) => secondHalf.reduce((sum, one) => sum + (one[i] ?? 0), 0) / Math.max(1, secondHalf.length)),
  );
}
