/** A fraction of whole numbers without bounds, in lowest terms: what chances really are. The denominator is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function greatest(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `over` parts of `under`. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const sign = BigInt(under) < 0n ? -1n : 1n;
  const [a, b] = [BigInt(over) * sign, BigInt(under) * sign];
  const by = greatest(a, b);
  return { over: a / by, under: b / by };
}

export const zero = fraction(0);
export const one = fraction(1);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const parts = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero);

/** Digits that are kept when a fraction becomes a number: more than a number has. */
const bits = 80n;

/** The nearest number, or its neighbour, however long the fraction is. */
export function toNumber({ over, under }: Fraction): number {
  if (over === 0n) return 0;
  const digits = (value: bigint): bigint => BigInt(value.toString(16).length * 4);
  const shift = digits(under) - digits(over < 0n ? -over : over) + bits;
  const whole = shift >= 0n ? (over << shift) / under : over / (under << -shift);
  let number = Number(whole);
  // Halved step by step: two to the power of the shift can be larger than any number.
  for (let left = shift; left > 0n; left -= 512n) number /= 2 ** Number(left < 512n ? left : 512n);
  for (let left = -shift; left > 0n; left -= 512n) number *= 2 ** Number(left < 512n ? left : 512n);
  return number;
}

/**
 * Solves equations in as many unknowns: each row holds its factors, and at its end what they come to. No factor on the
 * diagonal may be or become nothing, and none does where chances of going on stay below 1.
 */
export function solved(rows: readonly (readonly Fraction[])[]): Fraction[] {
  const work = rows.map((row) => [...row]);
  for (let at = 0; at < work.length; at += 1) {
    const pivot = work[at] ?? [];
    const first = pivot[at] ?? zero;
    const scaled = pivot.map((value) => (value.over === 0n ? value : parts(value, first)));
    work[at] = scaled;
    for (const [i, row] of work.entries()) {
      const factor = row[at] ?? zero;
      if (i === at || factor.over === 0n) continue;
      work[i] = row.map((value, j) => {
        const by = scaled[j] ?? zero;
        return by.over === 0n ? value : minus(value, times(factor, by));
      });
    }
  }
  return work.map((row) => row.at(-1) ?? zero);
}
