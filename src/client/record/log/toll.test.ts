import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../rules/index.ts';
import { byStep } from '../../../rules/state/cause.ts';
import { tollOf } from './toll.ts';

const stamp = { at: 0, why: byStep('audit') };
const panic = (continent: 'africa' | 'asia', by: number, now: number): GameEvent => ({
  ...stamp,
  type: 'panic-changed',
  continent,
  by,
  panic: now,
});
const damage = (by: number, now: number): GameEvent => ({ ...stamp, type: 'damage-changed', by, damage: now });

describe('the toll of a step', () => {
  test('has one sum per continent and one for the base, with their latest values', () => {
    const toll = tollOf([
      panic('africa', 1, 5),
      damage(1, 1),
      panic('asia', 1, 2),
      panic('africa', 2, 7),
      damage(2, 3),
    ]);
    expect(toll).toEqual([panic('africa', 3, 7), damage(3, 3), panic('asia', 1, 2)]);
  });

  test('leaves out a continent whose panic is the same again', () => {
    expect(tollOf([panic('asia', 1, 3), panic('asia', -1, 2)])).toEqual([]);
  });

  test('is empty if neither panic nor base damage changed', () => {
    expect(tollOf([{ ...stamp, type: 'credits-changed', budget: 3, emergency: 0 }])).toEqual([]);
  });
});
