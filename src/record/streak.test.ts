import { expect, test } from 'vitest';
import { dayOf, firstRun, streakOf } from './streak.ts';

test('REC-1 a day is a UTC day', () => {
  const midnight = Date.UTC(2026, 10, 29);
  expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
  expect(dayOf(midnight + 86_399_999)).toBe(dayOf(midnight));
});

test('REC-1 a streak is days in a row, however often something was played on each', () => {
  expect(streakOf([3, 1, 2, 2, 8, 9], 9)).toEqual({ current: 2, longest: 3 });
  expect(streakOf([], 9)).toEqual({ current: 0, longest: 0 });
});

test('REC-1 a day that is not over yet breaks no streak, one that was missed does', () => {
  expect(streakOf([7, 8], 9).current).toBe(2);
  expect(streakOf([6, 7], 9).current).toBe(0);
});

test('REC-3 the first run of a length ends on the day that completed it', () => {
  expect(firstRun([9, 1, 2, 4, 5, 6, 7], 3)).toBe(6);
  expect(firstRun([1, 2, 4, 5], 3)).toBeNull();
});
