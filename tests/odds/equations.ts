// Linear equations in exact fractions.

import Fraction from 'fraction.js';

/** The fraction 0. */
export const zero = new Fraction(0);

/** Returns the sum of the fractions, 0 if there are none. */
export const sum = (all: readonly Fraction[]): Fraction => all.reduce((a, b) => a.add(b), zero);

/** Binary digits to keep when converting to a number: more than the 53 of a number. */
const bits = 80n;

/** Converts to a number, exact to the last digit or the one beside it. Also for numerators too long for a number. */
export function toNumber({ s, n, d }: Fraction): number {
  if (n === 0n) return 0;
  const digits = (value: bigint): bigint => BigInt(value.toString(16).length * 4);
  const shift = digits(d) - digits(n) + bits;
  const whole = shift >= 0n ? (n << shift) / d : n / (d << -shift);
  let number = Number(s * whole);
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
    const scaled = pivot.map((value) => (value.n === 0n ? value : value.div(first)));
    work[at] = scaled;
    for (const [i, row] of work.entries()) {
      const factor = row[at] ?? zero;
      if (i === at || factor.n === 0n) continue;
      work[i] = row.map((value, j) => {
        const by = scaled[j] ?? zero;
        return by.n === 0n ? value : value.sub(factor.mul(by));
      });
    }
  }
  return work.map((row) => row.at(-1) ?? zero);
}
