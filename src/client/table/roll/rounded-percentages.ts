import type { Outcome } from '../../../odds/index.ts';

/** Number of rolls in a hundred with this number of successes, with or without a loss. */
export interface Share {
  readonly successes: number;
  readonly lost: boolean;
  readonly count: number;
}

/** Adds up the chances of a roll by successes and loss, in percent: most successes first, without a loss first. */
function chancesOf(outcomes: readonly Outcome[], needed: number) {
  const ends = Array.from({ length: 2 * (needed + 1) }, (_, i) => ({
    successes: needed - Math.floor(i / 2),
    lost: i % 2 === 1,
  }));
  return ends.map((end) => ({
    ...end,
    exact: outcomes
      .filter(({ left, lost }) => needed - left === end.successes && lost === end.lost)
      .reduce((sum, { chance }) => sum + 100 * chance, 0),
  }));
}

/**
 * Returns how many of a hundred rolls end in each way, most successes first. Counts are rounded so that they add up to
 * 100: the largest fractions are rounded up, worse outcomes first on ties. `needed` is the successes before the roll.
 */
export function roundedPercentages(outcomes: readonly Outcome[], needed: number): readonly Share[] {
  const chances = chancesOf(outcomes, needed);
  const whole = chances.map(({ exact }) => Math.floor(exact + 1e-9));
  const missing = 100 - whole.reduce((sum, count) => sum + count, 0);
  const fraction = (i: number): number => (chances[i]?.exact ?? 0) - (whole[i] ?? 0);
  const raised = new Set(
    [...whole.keys()]
      .toReversed()
      .toSorted((a, b) => fraction(b) - fraction(a))
      .slice(0, missing),
  );
  return chances.map(({ successes, lost }, i) => ({
    successes,
    lost,
    count: (whole[i] ?? 0) + (raised.has(i) ? 1 : 0),
  }));
}
