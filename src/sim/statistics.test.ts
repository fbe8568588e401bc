import { expect, test } from 'vitest';
import { median, shareOf } from './statistics.ts';

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
