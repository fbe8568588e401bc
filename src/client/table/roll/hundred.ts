import type { Outcome } from '../../../odds/index.ts';

/** How a roll can end, the best first. */
export const ends = ['done', 'dear', 'on', 'lost'] as const;
export type End = (typeof ends)[number];

const endOf = ({ left, lost }: Outcome): End => {
  if (left === 0) return lost ? 'dear' : 'done';
  return lost ? 'lost' : 'on';
};

/**
 * Of a hundred rolls so many end in each way; together a hundred: what is cut off goes where most was, to the
 * worse end before the better. */
export function ofHundred(outcomes: readonly Outcome[]): Readonly<Record<End, number>> {
  const exact = { done: 0, dear: 0, on: 0, lost: 0 };
  for (const outcome of outcomes) exact[endOf(outcome)] += outcome.chance * 100;
  const whole = { done: 0, dear: 0, on: 0, lost: 0 };
  for (const end of ends) whole[end] = Math.floor(exact[end] + 1e-9);
  const missing = 100 - ends.reduce((sum, end) => sum + whole[end], 0);
  const cut = ends.toReversed().toSorted((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]));
  for (const end of cut.slice(0, missing)) whole[end] += 1;
  return whole;
}
