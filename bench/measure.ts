/** One thing measured, and what it must stay below or reach. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: 's' | 'ms' | 'kB' | '×' | '/s' | '%';
  /** It must stay below `most`, or reach `least`. */
  readonly bound: { readonly most: number } | { readonly least: number };
  /** How it was measured, in a few words. */
  readonly how: string;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Two things measured in one turn, right after one another. */
export interface Turn {
  readonly one: number;
  readonly other: number;
  /** One in terms of the other. */
  readonly ratio: number;
}

/** Two things measured in five turns, and the middle one: a machine that slows down for a while slows both. */
export function inTurns(one: () => number, other: () => number): Turn {
  const turns = Array.from({ length: 5 }, () => {
    const [first, second] = [one(), other()];
    return { one: first, other: second, ratio: first / second };
  });
  return turns.toSorted((a, b) => a.ratio - b.ratio)[2] as Turn;
}

/** As many measurements, one after another. */
export async function times(count: number, once: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let i = 0; i < count; i += 1) values.push(await once());
  return values;
}

/** Milliseconds of processor time that work takes on this thread: what else the machine does counts for less. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Is it as wanted? */
export const isKept = ({ value, bound }: Measure): boolean =>
  'most' in bound ? value < bound.most : value >= bound.least;

/** A line of the report. */
export function line(measure: Measure): string {
  const { what, value, bound, unit, how } = measure;
  const digits = unit === 's' || unit === '×' ? 2 : 0;
  const wanted = 'most' in bound ? `below ${bound.most} ${unit}` : `at least ${bound.least} ${unit}`;
  const verdict = isKept(measure) ? 'ok    ' : 'FAILED';
  return `${verdict}  ${what.padEnd(56)} ${`${value.toFixed(digits)} ${unit}`.padStart(10)}   ${wanted.padEnd(17)}  ${how}`;
}
