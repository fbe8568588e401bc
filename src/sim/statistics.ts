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

/** Two players compared on the same games. */
export interface Comparison {
  /** How much more often the second wins, from −1 to 1, and its 95 % interval. */
  readonly difference: number;
  readonly interval95: readonly [low: number, high: number];
  /** McNemar's test: the chance of a difference like this, or a larger one, if both are equally strong. */
  readonly p: number;
}

/** The chance that a standard normal value lies further from 0 than this (Abramowitz and Stegun 26.2.17). */
function beyond(deviation: number): number {
  const t = 1 / (1 + 0.2316419 * deviation);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((tail, factor) => (tail + factor) * t, 0);
  return 2 * sum * Math.exp((-deviation * deviation) / 2) * (1 / Math.sqrt(2 * Math.PI));
}

/** Compares wins on the same games, in the same order. Games with the same end for both say nothing about who is better. */
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
