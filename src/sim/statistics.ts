/** A share from 0 to 1, with Wilson's 95 % score interval. */
export interface Share {
  readonly rate: number;
  readonly interval95: readonly [low: number, high: number];
}

/** 97.5 % quantile of the standard normal distribution. */
const z = 1.959964;

/** Returns the share of `count` in `all`. If `all` is 0, the interval is 0 to 1. */
export function shareOf(count: number, all: number): Share {
  if (all === 0) return { rate: 0, interval95: [0, 1] };
  const rate = count / all;
  const middle = rate + (z * z) / (2 * all);
  const half = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * all)) / all);
  const whole = 1 + (z * z) / all;
  return { rate, interval95: [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)] };
}

/** Returns the median, or the lower of the two middle values. 0 if there are no values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length / 2) - 1)] ?? 0;

/** Comparison of two players on the same games. */
export interface Comparison {
  /** Win rate of the second minus that of the first, from −1 to 1. */
  readonly difference: number;
  /** 95 % interval of `difference`. */
  readonly interval95: readonly [low: number, high: number];
  /** P-value of McNemar's test: probability of at least this difference between equally strong players. */
  readonly p: number;
}

/** Probability that a standard normal value is further from 0 than this (Abramowitz and Stegun 26.2.17). */
function beyond(deviation: number): number {
  const t = 1 / (1 + 0.2316419 * deviation);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((tail, factor) => (tail + factor) * t, 0);
  return 2 * sum * Math.exp((-deviation * deviation) / 2) * (1 / Math.sqrt(2 * Math.PI));
}

/** Compares the wins of two players on the same games, in the same order. The p-value only uses games that differ. */
export function comparison(first: readonly boolean[], second: readonly boolean[]): Comparison {
  const count = first.length;
  const gained = first.filter((won, i) => !won && second[i]).length;
  const lost = first.filter((won, i) => won && !second[i]).length;
  if (count === 0 || gained + lost === 0) return { difference: 0, interval95: [0, 0], p: 1 };
  const difference = (gained - lost) / count;
  const half = z * Math.sqrt(((gained + lost) / count - difference * difference) / count);
  const deviation = Math.max(0, Math.abs(gained - lost) - 1) / Math.sqrt(gained + lost);
  return { difference, interval95: [difference - half, difference + half], p: Math.min(1, beyond(deviation)) };
}
