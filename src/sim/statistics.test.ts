import { expect, test } from 'vitest';
import { comparison, median, shareOf } from './statistics.ts';

test("Wilson's interval of 8 in 10 is 49 to 94 %, as in published tables", () => {
  const { rate, interval95 } = shareOf(8, 10);
  expect(rate).toBe(0.8);
  expect(interval95[0]).toBeCloseTo(0.4902, 3);
  expect(interval95[1]).toBeCloseTo(0.9433, 3);
});

test('the interval of 0 in 10 starts at 0 and ends near 28 %, that of 10 in 10 ends at 1', () => {
  expect(shareOf(0, 10).interval95[0]).toBe(0);
  expect(shareOf(0, 10).interval95[1]).toBeCloseTo(0.2775, 3);
  expect(shareOf(10, 10).interval95[1]).toBeCloseTo(1, 9);
});

test('the interval of an empty sample is 0 to 1', () => {
  expect(shareOf(0, 0)).toEqual({ rate: 0, interval95: [0, 1] });
});

test('the median of an even count is the lower of the two middle values, in any order', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBe(0);
});

test('20 games gained and 8 lost in 100 are 12 points, significant by McNemar’s test', () => {
  const first = Array.from({ length: 100 }, (_, i) => i < 40);
  const second = first.map((won, i) => (i < 8 ? false : i >= 80 ? true : won));
  const { difference, interval95, p } = comparison(first, second);
  expect(difference).toBeCloseTo(0.12, 9);
  // 1.96 · √((28/100 − 0.12²) / 100)
  expect(interval95[0]).toBeCloseTo(0.12 - 0.101, 3);
  expect(interval95[1]).toBeCloseTo(0.12 + 0.101, 3);
  // McNemar with continuity correction: (12 − 1)² / 28 = 4.32, one degree of freedom.
  expect(p).toBeCloseTo(0.0376, 3);
});

test('players that win the same games do not differ', () => {
  expect(comparison([true, false], [true, false])).toEqual({ difference: 0, interval95: [0, 0], p: 1 });
  expect(comparison([], [])).toEqual({ difference: 0, interval95: [0, 0], p: 1 });
});
