/** One benchmark result with its bound. */
export interface Measure {
  /** Name of the measurement, shown in the first column of the report. */
  readonly what: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'kB' | '×' | '/s' | '%';
  /** The value must be below `most`, or at least `least`. */
  readonly bound: { readonly most: number } | { readonly least: number };
  /** How it was measured, in a few words. */
  readonly how: string;
}

/** Returns the upper median, or NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Two measurements made right after one another. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  /** `one` divided by `other`. */
  readonly ratio: number;
}

/**
 * Takes two measurements in turn, five times, and returns the pair with the median ratio. A machine that slows down
 * for a while slows both.
 */
export function medianPair(one: () => number, other: () => number): Pair {
  const pairs = Array.from({ length: 5 }, () => {
    const [first, second] = [one(), other()];
    return { one: first, other: second, ratio: first / second };
  });
  return pairs.toSorted((a, b) => a.ratio - b.ratio)[2] as Pair;
}

/** Runs a measurement `count` times, one after another. */
export async function times(count: number, once: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let i = 0; i < count; i += 1) values.push(await once());
  return values;
}

/** Returns the processor time that `work` takes on this thread, in ms. Less sensitive to other load than wall time. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Whether a result is within its bound. */
export const meetsBound = ({ value, bound }: Measure): boolean =>
  'most' in bound ? value < bound.most : value >= bound.least;

/** Formats a result as one line of the report. */
export function reportLine(measure: Measure): string {
  const { what, value, bound, unit, how } = measure;
  const digits = unit === 's' || unit === '×' ? 2 : 0;
  const wanted = 'most' in bound ? `below ${bound.most} ${unit}` : `at least ${bound.least} ${unit}`;
  const verdict = meetsBound(measure) ? 'ok    ' : 'FAILED';
  return `${verdict}  ${what.padEnd(56)} ${`${value.toFixed(digits)} ${unit}`.padStart(10)}   ${wanted.padEnd(17)}  ${how}`;
}
