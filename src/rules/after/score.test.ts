import { expect, test } from 'vitest';
import { type Stats, scoreOf } from './score.ts';

const nothing: Stats = {
  won: false,
  ufosOnBoard: 0,
  soldiersInPool: 0,
  interceptorsInPool: 0,
  redContinents: 0,
  baseDamage: 0,
  fallenContinents: 0,
};

test('END-2 a win is worth 100 points, a loss none', () => {
  expect(scoreOf({ ...nothing, won: true })).toBe(100);
  expect(scoreOf(nothing)).toBe(0);
});

test('END-2 one point less per UFO on the board, soldier and interceptor in the pool', () => {
  expect(scoreOf({ ...nothing, ufosOnBoard: 3 })).toBe(-3);
  expect(scoreOf({ ...nothing, soldiersInPool: 3 })).toBe(-3);
  expect(scoreOf({ ...nothing, interceptorsInPool: 3 })).toBe(-3);
});

test('END-2 two points less per red continent and damage, five per fallen continent', () => {
  expect(scoreOf({ ...nothing, redContinents: 3 })).toBe(-6);
  expect(scoreOf({ ...nothing, baseDamage: 3 })).toBe(-6);
  expect(scoreOf({ ...nothing, fallenContinents: 2 })).toBe(-10);
  expect(
    scoreOf({
      won: true,
      ufosOnBoard: 1,
      soldiersInPool: 2,
      interceptorsInPool: 3,
      redContinents: 1,
      baseDamage: 4,
      fallenContinents: 1,
    }),
  ).toBe(79);
});
