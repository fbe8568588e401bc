// Judges the answers of a drill as the review judges decisions: in the same imagined worlds, with the planner playing on.

import { decisiveChance, type Imagine, imagination, Rollout } from '../bots/index.ts';
import type { GameServices, Playing } from '../rules/index.ts';
import { lineOf, sentTo } from './answers.ts';
import type { Kind } from './drill.ts';

/**
 * Returns the chance of winning, from 0 to 1, for each answer in each world; 0 for an answer that is refused there. Pass
 * `imagine` to share imagined worlds between calls.
 */
export function valuesOf(
  { kind, answers, playing }: { readonly kind: Kind; readonly answers: readonly string[]; readonly playing: Playing },
  { worlds, name }: { readonly worlds: number; readonly name: string },
  services: GameServices,
  imagine: Imagine = imagination(services),
): readonly (readonly number[])[] {
  const world = imagine(playing, name);
  const lines = answers.map((answer) => lineOf(kind, answer, playing));
  return lines.map((line) =>
    Array.from({ length: worlds }, (_, number) => {
      const rollout = new Rollout(world(number), services);
      const isMade = line.every(([as, intent]) => rollout.make({ as, intent }));
      return isMade ? decisiveChance(playing.round, rollout) : 0;
    }),
  );
}

/** Returns the mean difference of two answers over the same worlds, and its standard error. */
function lead(best: readonly number[], other: readonly number[]): { readonly gain: number; readonly error: number } {
  const gains = best.map((value, world) => value - (other[world] ?? 0));
  const mean = meanOf(gains);
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, gains.length - 1) / Math.max(1, gains.length));
  return { gain: mean, error };
}

/** Returns the mean; 0 if there are no values. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Interceptors that two answers send to different places. */
function moved(answer: string, other: string): number {
  const left = [...sentTo(other)];
  for (const continent of sentTo(answer)) {
    const at = left.indexOf(continent);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length;
}

/** Whether an answer is another line, rather than a shade of the same: one interceptor more or less makes none. */
const isRival = (kind: Kind, answer: string, other: string): boolean =>
  answer !== other && (kind !== 'interceptors' || moved(answer, other) > 1);

/** Returns the best answer and the best that is another line, by their indexes, and how far they are apart. */
export function standing(kind: Kind, answers: readonly string[], values: readonly (readonly number[])[]) {
  const order = answers.map((_, i) => i).toSorted((a, b) => meanOf(values[b] ?? []) - meanOf(values[a] ?? []));
  const [best = 0] = order;
  const rival = order.find((i) => isRival(kind, answers[best] ?? '', answers[i] ?? '')) ?? best;
  return { best, rival, ...lead(values[best] ?? [], values[rival] ?? []) };
}
