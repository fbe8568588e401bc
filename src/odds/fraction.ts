/** A fraction in lowest terms, of arbitrary size. */
export interface Fraction {
  /** Numerator. */
  readonly over: bigint;
  /** Denominator, always positive. */
  readonly under: bigint;
}

/** Greatest common divisor of `a` and a positive `b`. */
function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Returns `over` / `under` in lowest terms. `under` must not be 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const sign = BigInt(under) < 0n ? -1n : 1n;
  const [a, b] = [BigInt(over) * sign, BigInt(under) * sign];
  const by = gcd(a, b);
  return { over: a / by, under: b / by };
}

/** The fraction 0. */
export const zero = fraction(0);
/** The fraction 1. */
export const one = fraction(1);

/** Returns a + b. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
/** Returns a − b. */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);
/** Returns a · b. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
/** Returns a / b. b must not be 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);
/** Returns the sum of the fractions, 0 if there are none. */
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, zero);

/** Binary digits to keep when converting to a number: more than the 53 of a number. */
const bits = 80n;

/** Converts to a number, exact to the last digit or the one beside it. Works for numerators of any length. */
export function toNumber({ over, under }: Fraction): number {
  if (over === 0n) return 0;
  const digits = (value: bigint): bigint => BigInt(value.toString(16).length * 4);
  const shift = digits(under) - digits(over < 0n ? -over : over) + bits;
  const whole = shift >= 0n ? (over << shift) / under : over / (under << -shift);
  let number = Number(whole);
  // Scales step by step, because 2 to the power of the shift may overflow a number.
  for (let left = shift; left > 0n; left -= 512n) number /= 2 ** Number(left < 512n ? left : 512n);
  for (let left = -shift; left > 0n; left -= 512n) number *= 2 ** Number(left < 512n ? left : 512n);
  return number;
}

/**
 * Solves n linear equations in n unknowns by Gauss–Jordan elimination. Each row holds n factors, then the right-hand
 * side. There is no pivoting: no factor on the diagonal may be or become 0. None does if the chances of going on are
 * below 1.
 */
export function solve(rows: readonly (readonly Fraction[])[]): Fraction[] {
  const work = rows.map((row) => [...row]);
  for (let at = 0; at < work.length; at += 1) {
    const pivot = work[at] ?? [];
    const first = pivot[at] ?? zero;
    const scaled = pivot.map((value) => (value.over === 0n ? value : dividedBy(value, first)));
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
