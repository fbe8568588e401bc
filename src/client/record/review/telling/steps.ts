// All steps of a review in order, for people who do not see the graph. Small ones are summed up for each round.

import { signed } from '../../../../i18n/signed.ts';
import type { FoundReview } from '../../../platform/database/kept-review.ts';
import type { Tongue } from './tongue.ts';

type Stem = FoundReview['stems'][number];

/** A single step, or the small ones of a round together. */
export type Step =
  | { readonly stem: Stem; readonly points: number }
  | { readonly round: number; readonly count: number; readonly points: number };

/** Returns the steps of a review: those of at least a point, and after them the others of their round. */
export function stepsOf(stems: readonly Stem[]): Step[] {
  const rounds = [...new Set(stems.map(({ round }) => round))];
  return rounds.flatMap((round): Step[] => {
    const here = stems.filter((stem) => stem.round === round);
    const large = here.filter(({ change }) => Math.abs(change) >= 0.01);
    const small = here.filter(({ change }) => Math.abs(change) < 0.01 && change !== 0);
    const points = Math.round(100 * small.reduce((sum, { change }) => sum + change, 0));
    return [
      ...large.map((stem) => ({ stem, points: Math.round(100 * stem.change) })),
      ...(small.length === 0 ? [] : [{ round, count: small.length, points }]),
    ];
  });
}

/** Returns the round in which the chance changed most. */
export function mostIn(stems: readonly Stem[]): number {
  const sums = new Map<number, number>();
  for (const { round, change } of stems) sums.set(round, (sums.get(round) ?? 0) + change);
  const sorted = [...sums].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return sorted[0]?.[0] ?? 1;
}

/** Returns a step in words. */
export function stepWords(step: Step, { say }: Pick<Tongue, 'say'>): string {
  const points = signed(step.points);
  if ('count' in step) return say('review.small', { round: step.round, count: step.count, points });
  const { round, role, by } = step.stem;
  const who = role === null ? say('review.invasion') : say(`role.${role}`);
  return say('review.step', { round, who, what: say(`review.by.${by}`), points });
}
