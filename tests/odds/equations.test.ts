import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { solve, sum, toNumber, zero } from './equations.ts';

test('a fraction of any length converts to the right number', () => {
  expect(toNumber(new Fraction(1, 8))).toBe(0.125);
  expect(toNumber(new Fraction(-1, 3))).toBe(-1 / 3);
  expect(toNumber(zero)).toBe(0);
  expect(toNumber(new Fraction(2n * 10n ** 900n + 1n, 3n * 10n ** 900n))).toBe(2 / 3);
  expect(toNumber(new Fraction(1n, 10n ** 300n))).toBe(1e-300);
  expect(toNumber(new Fraction(10n ** 300n, 1n))).toBe(1e300);
});

test('the sum of three eighths is exact, and that of nothing is 0', () => {
  expect(sum(Array.from({ length: 3 }, () => new Fraction(1, 8)))).toEqual(new Fraction(3, 8));
  expect(sum([])).toEqual(new Fraction(0));
});

test('solve solves linear equations', () => {
  const row = (...numbers: readonly number[]): Fraction[] => numbers.map((number) => new Fraction(number));
  // 2x + y = 5, x − y = 1
  expect(solve([row(2, 1, 5), row(1, -1, 1)])).toEqual(row(2, 1));
  expect(solve([])).toEqual([]);
});
