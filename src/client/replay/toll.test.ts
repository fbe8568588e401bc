import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../rules/index.ts';
import { tollOf } from './toll.ts';

const stamp = { at: 0, why: 'audit' };
const panic = (continent: 'africa' | 'asia', by: number, now: number): GameEvent => ({
  ...stamp,
  type: 'panic-changed',
  continent,
  by,
  panic: now,
});
const damage = (by: number, now: number): GameEvent => ({ ...stamp, type: 'damage-changed', by, damage: now });

describe('What a step has cost', () => {
  test('is told once for each continent and once for the base, with where they stand now', () => {
    const told = tollOf([
      panic('africa', 1, 5),
      damage(1, 1),
      panic('asia', 1, 2),
      panic('africa', 2, 7),
      damage(2, 3),
    ]);
    expect(told).toEqual([panic('africa', 3, 7), damage(3, 3), panic('asia', 1, 2)]);
  });

  test('is not told of a continent that is where it was', () => {
    expect(tollOf([panic('asia', 1, 3), panic('asia', -1, 2)])).toEqual([]);
  });

  test('is nothing where neither panic nor the base has changed', () => {
    expect(tollOf([{ ...stamp, type: 'credits-changed', budget: 3, emergency: 0 }])).toEqual([]);
  });
});
