/** One thing measured, and what it must stay below. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly most: number;
  readonly unit: 's' | 'ms';
  /** How it was measured, in a few words. */
  readonly how: string;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** As many measurements, one after another. */
export async function times(count: number, once: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let i = 0; i < count; i += 1) values.push(await once());
  return values;
}

/** A line of the report. */
export function line({ what, value, most, unit, how }: Measure): string {
  const digits = unit === 's' ? 2 : 0;
  const bound = `below ${most} ${unit}`;
  const verdict = value < most ? 'ok    ' : 'FAILED';
  return `${verdict}  ${what.padEnd(44)} ${`${value.toFixed(digits)} ${unit}`.padStart(9)}   ${bound.padEnd(13)}  ${how}`;
}
