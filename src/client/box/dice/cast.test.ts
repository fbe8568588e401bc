import { expect, test } from 'vitest';
import { seededDice } from '../../../rules/index.ts';
import { cast, successesIn } from './cast.ts';

test('TAB-9 a roll has the requested number of XCOM dice and one alien die', () => {
  const words = [0, 5, 4, 3, 7];
  const thrown = cast(4, 8, () => words.shift() ?? 0);
  expect(thrown).toEqual({ xcom: [1, 6, 5, 4], alien: 8 });
  expect(successesIn(thrown)).toBe(2);
});

test('TAB-9 a random number that would favour low faces is drawn again', () => {
  const words = [2 ** 32 - 1, 2, 0];
  expect(cast(1, 8, () => words.shift() ?? 0)).toEqual({ xcom: [3], alien: 1 });
});

test('TAB-9 every face occurs, and about a third of the XCOM dice succeed', () => {
  const from = seededDice('cast').draws('words');
  const word = () => from.next(2 ** 16) * 2 ** 16 + from.next(2 ** 16);
  const thrown = cast(30_000, 8, word);
  expect(new Set(thrown.xcom)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(Math.abs(successesIn(thrown) - 10_000)).toBeLessThan(300);
});

test('EVO-29 a six-sided alien die shows each of its faces equally often, and no other', () => {
  const from = seededDice('six').draws('words');
  const word = () => from.next(2 ** 16) * 2 ** 16 + from.next(2 ** 16);
  const counts = [0, 0, 0, 0, 0, 0];
  const rolls = 60_000;
  for (let i = 0; i < rolls; i += 1) {
    const at = cast(0, 6, word).alien - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rolls);
  const mean = rolls / 6;
  // Chi-square with five degrees of freedom is below 20.5 in 999 of 1000 samples.
  expect(counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)).toBeLessThan(20.5);
  expect(counts).toHaveLength(6);
});
