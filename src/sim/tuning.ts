// The search for the planner's weights: simultaneous perturbation (SPSA), with Adam's steps, on logarithms.

import type { Weights } from '../bots/index.ts';
import type { Difficulty } from '../content/difficulties.ts';
import { seededDice } from '../rules/index.ts';

/** One game to be played with some weights. */
export interface Trial {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly weights: Weights;
}

/** Plays trials and returns how well each went, in their order. */
export type Play = (trials: readonly Trial[]) => Promise<readonly number[]>;

/** How the search goes on: called after each generation. Returns false to end it. */
export type Report = (generation: number, mean: number, weights: Weights) => boolean;

export interface Search {
  readonly seed: string;
  readonly generations: number;
  /** Games in a generation; each pair of them has one seed. */
  readonly games: number;
}

/** How far weights are moved to try them, and the longest step of a generation; both as parts of the weight. */
const tried = 0.15;
const step = 0.05;

/** Adam's memory of the gradient, and of its square. */
const memory = { gradient: 0.7, square: 0.9 } as const;

/** Difficulties in turn. */
const mix: readonly Difficulty[] = ['normal', 'hard', 'normal', 'hard', 'expert'];

const names = (weights: Weights) => Object.keys(weights) as (keyof Weights)[];

/** Each weight multiplied by e to the power of its move. */
function moved(weights: Weights, moves: readonly number[]): Weights {
  const changed = names(weights).map((name, i) => [name, weights[name] * Math.exp(moves[i] ?? 0)] as const);
  return Object.fromEntries(changed) as Record<keyof Weights, number>;
}

/** The slope of the results along each weight: every pair tells something about all of them. */
async function slope(at: Weights, { seed, games }: Search, generation: number, play: Play) {
  const draws = seededDice(seed).draws(`signs/${generation}`);
  const pairs = Array.from({ length: Math.ceil(games / 2) }, () => names(at).map(() => 2 * draws.next(2) - 1));
  const trials = pairs.flatMap((signs, i): Trial[] => {
    const game = { seed: `${seed}/${generation}/${i}`, difficulty: mix[i % mix.length] ?? 'normal' };
    const along = (by: number): Trial => ({
      ...game,
      weights: moved(
        at,
        signs.map((sign) => sign * by),
      ),
    });
    return [along(tried), along(-tried)];
  });
  const results = await play(trials);
  const differences = pairs.map((_, i) => (results[2 * i] ?? 0) - (results[2 * i + 1] ?? 0));
  const slopes = names(at).map(
    (_, name) => pairs.reduce((sum, signs, i) => sum + (differences[i] ?? 0) * (signs[name] ?? 0), 0) / pairs.length,
  );
  return { slopes, mean: results.reduce((sum, one) => sum + one, 0) / results.length };
}

/**
 * Finds better weights than the given ones. Returns the mean of the second half of its way, which is steadier than its
 * end. The same search with the same results takes the same way.
 */
export async function tuned(start: Weights, search: Search, play: Play, report: Report): Promise<Weights> {
  const zeros = () => names(start).map(() => 0);
  let [place, gradient, square] = [zeros(), zeros(), zeros()];
  const way: (readonly number[])[] = [];
  for (let generation = 1; generation <= search.generations; generation += 1) {
    const { slopes, mean } = await slope(moved(start, place), search, generation, play);
    gradient = gradient.map((old, i) => memory.gradient * old + (1 - memory.gradient) * (slopes[i] ?? 0));
    square = square.map((old, i) => memory.square * old + (1 - memory.square) * (slopes[i] ?? 0) ** 2);
    const fair = (1 - memory.gradient ** generation) / Math.sqrt(1 - memory.square ** generation);
    place = place.map((old, i) => {
      const scale = Math.sqrt(square[i] ?? 0) * fair;
      return scale === 0 ? old : old + (step * (gradient[i] ?? 0)) / scale;
    });
    way.push(place);
    if (!report(generation, mean, moved(start, place))) break;
  }
  const half = way.slice(Math.floor(way.length / 2));
  return moved(
    start,
    zeros().map((_, i) => half.reduce((sum, one) => sum + (one[i] ?? 0), 0) / Math.max(1, half.length)),
  );
}
