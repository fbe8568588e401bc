import { expect, test } from 'vitest';
import { dividedBy, fraction, minus, plus, solve, sum, times, toNumber } from './fraction.ts';

test('a fraction is in lowest terms with a positive denominator', () => {
  expect(fraction(6, 8)).toEqual({ over: 3n, under: 4n });
  expect(fraction(3, -6)).toEqual({ over: -1n, under: 2n });
  expect(fraction(0, 5)).toEqual({ over: 0n, under: 1n });
});

test('fractions can be added, subtracted, multiplied and divided', () => {
  const [a, b] = [fraction(1, 6), fraction(3, 8)];
  expect(plus(a, b)).toEqual(fraction(13, 24));
  expect(minus(a, b)).toEqual(fraction(-5, 24));
  expect(times(a, b)).toEqual(fraction(1, 16));
  expect(dividedBy(a, b)).toEqual(fraction(4, 9));
  expect(sum([a, a, a])).toEqual(fraction(1, 2));
});

test('a fraction of any length converts to the right number', () => {
  expect(toNumber(fraction(1, 8))).toBe(0.125);
  expect(toNumber(fraction(-1, 3))).toBe(-1 / 3);
  expect(toNumber(fraction(0))).toBe(0);
  expect(toNumber(fraction(2n * 10n ** 900n, 3n * 10n ** 900n))).toBe(2 / 3);
  expect(toNumber(fraction(1n, 10n ** 300n))).toBe(1e-300);
  expect(toNumber(fraction(10n ** 300n, 1n))).toBe(1e300);
});

test('solve solves linear equations', () => {
  // 2x + y = 5, x − y = 1
  expect(
    solve([
      [fraction(2), fraction(1), fraction(5)],
      [fraction(1), fraction(-1), fraction(1)],
    ]),
  ).toEqual([fraction(2), fraction(1)]);
  expect(solve([])).toEqual([]);
});
