import { expect, test } from 'vitest';
import { returnDelay } from './returns.ts';

/** Delays of this many tables with five devices each. */
const delays = (tables: number): readonly number[] =>
  Array.from({ length: tables }, (_, i) => returnDelay(i * 5, tables * 5));

/** The most tables that come back within any second. */
const mostInASecond = (all: readonly number[]): number =>
  Math.max(...all.map((from) => all.filter((at) => at >= from && at < from + 1_000).length));

test('ONL-13 one table comes back at once, as soon as the host can be there again', () => {
  expect(delays(1)).toEqual([500]);
});

test('ONL-13 tables come back one after another, and all within seconds, however many they are', () => {
  for (const tables of [6, 200, 1_000]) {
    expect(mostInASecond(delays(tables))).toBeLessThanOrEqual(101);
    expect(Math.max(...delays(tables))).toBeLessThan(10_500);
  }
  expect(Math.max(...delays(10_000))).toBeLessThan(10_500);
});
