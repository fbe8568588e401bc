/** A share of n, and between what bounds the true one lies with 95 % certainty: Wilson's score interval. */
export interface Share {
  readonly rate: number;
  readonly interval95: readonly [low: number, high: number];
}

/** 97.5 % of a normal distribution lie below this. */
const z = 1.959964;

/** The share of `count` in `all`; nothing at all says nothing: from none to all. */
export function shareOf(count: number, all: number): Share {
  if (all === 0) return { rate: 0, interval95: [0, 1] };
  const rate = count / all;
  const middle = rate + (z * z) / (2 * all);
  const half = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * all)) / all);
  const whole = 1 + (z * z) / all;
  return { rate, interval95: [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)] };
}

/** The middle of some whole numbers: the lower one of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length / 2) - 1)] ?? 0;
