import { expect, test } from 'vitest';
import { comparison, median, shareOf } from './statistics.ts';

test("Wilson's interval: 8 of 10 lie between 49 and 94 %, as tables say", () => {
  const { rate, interval95 } = shareOf(8, 10);
  expect(rate).toBe(0.8);
  expect(interval95[0]).toBeCloseTo(0.4902, 3);
  expect(interval95[1]).toBeCloseTo(0.9433, 3);
});

test('none of ten may still be three in ten, and all of them not quite all', () => {
  expect(shareOf(0, 10).interval95[0]).toBe(0);
  expect(shareOf(0, 10).interval95[1]).toBeCloseTo(0.2775, 3);
  expect(shareOf(10, 10).interval95[1]).toBeCloseTo(1, 9);
});

test('nothing says nothing', () => {
  expect(shareOf(0, 0)).toEqual({ rate: 0, interval95: [0, 1] });
});

test('the middle of an even number is the lower of two, and the order does not matter', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(median([])).toBe(0);
});

test('of 100 games one wins 20 that the other loses, and loses 8 that it wins: 12 points more, and that is no chance', () => {
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

test('who win the same games are equally strong', () => {
  expect(comparison([true, false], [true, false])).toEqual({ difference: 0, interval95: [0, 0], p: 1 });
  expect(comparison([], [])).toEqual({ difference: 0, interval95: [0, 0], p: 1 });
});
