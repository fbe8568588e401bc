import type { Outcome } from '../../../odds/index.ts';

/** Outcomes of a roll, best first. `dear` is done, but with a loss; `on` is neither done nor lost. */
export const ends = ['done', 'dear', 'on', 'lost'] as const;
/** Outcome of a roll. */
export type End = (typeof ends)[number];

const endOf = ({ left, lost }: Outcome): End => {
  if (left === 0) return lost ? 'dear' : 'done';
  return lost ? 'lost' : 'on';
};

/**
 * Returns how many of a hundred rolls have each outcome. Counts are rounded so that they add up to 100: the largest
 * fractions are rounded up, worse outcomes first on ties.
 */
export function perHundred(outcomes: readonly Outcome[]): Readonly<Record<End, number>> {
  const exact = { done: 0, dear: 0, on: 0, lost: 0 };
  for (const outcome of outcomes) exact[endOf(outcome)] += outcome.chance * 100;
  const counts = { done: 0, dear: 0, on: 0, lost: 0 };
  for (const end of ends) counts[end] = Math.floor(exact[end] + 1e-9);
  const missing = 100 - ends.reduce((sum, end) => sum + counts[end], 0);
  const byFraction = ends.toReversed().toSorted((a, b) => exact[b] - counts[b] - (exact[a] - counts[a]));
  for (const end of byFraction.slice(0, missing)) counts[end] += 1;
  return counts;
}
