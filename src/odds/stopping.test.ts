import { describe, expect, test } from 'vitest';
import { toNumber } from '../../tests/odds/equations.ts';
import { exactStopping } from '../../tests/odds/exact-stopping.ts';
import { somePushes } from '../../tests/tools/pushes.ts';
import { oddsOf } from './chances.ts';
import { applied, bestStopping, outcomes, type Push } from './index.ts';
import type { Worth } from './stopping.ts';

const worths: readonly Worth[] = [
  { success: 1, done: 0, unit: 1 },
  { success: 0, done: 4, unit: 3 },
  { success: 2, done: 3, unit: 0 },
  { success: 1, done: 1, unit: 40 },
];

const pushes: readonly Push[] = [
  ...somePushes,
  ...[1, 2, 5].flatMap((dice) =>
    [1, 2, 5].flatMap((needed) => [1, 3, 5].map((threat) => ({ dice, needed, threat, units: dice }))),
  ),
];

describe('the best stopping rule', () => {
  test('TSK-7 equals the exact rule in its value and in every decision', () => {
    let answers = 0;
    for (const push of pushes) {
      for (const worth of worths) {
        const { value, rolling } = exactStopping(push, worth);
        const best = bestStopping(push, worth);
        expect(best.value).toBeCloseTo(toNumber(value), 12);
        for (const [rolls, row] of [...rolling, ...rolling.slice(-1)].entries()) {
          for (const [left, roll] of row.entries()) {
            if (left === 0) continue;
            answers += 1;
            // If rolling is worth exactly 0, either decision is right.
            if (!roll.equals(0)) expect(best.nerve(rolls, left)).toBe(roll.compare(0) > 0);
          }
        }
        expect(best.push).toBe(best.nerve(0, push.needed));
      }
    }
    expect(answers).toBeGreaterThan(1_000);
  });

  test('TSK-7 is worth what its outcomes yield, and stays the same after the first roll', () => {
    for (const push of pushes) {
      for (const worth of worths) {
        const { value, nerve } = bestStopping(push, worth);
        const { pDone, successes, unitsLost } = oddsOf(push, outcomes(push, nerve));
        expect(worth.success * successes + worth.done * pDone - worth.unit * unitsLost).toBeCloseTo(value, 12);
        const next = applied(push, 0, false);
        for (const rolls of [0, 1, 2]) {
          expect(bestStopping(next, worth).nerve(rolls, next.needed)).toBe(nerve(rolls + 1, next.needed));
        }
      }
    }
  });

  test('TSK-10 stops at once if a loss costs more than can be gained, and never if it costs nothing', () => {
    const push = { dice: 2, needed: 3, threat: 1, units: 2 };
    expect(bestStopping(push, { success: 1, done: 1, unit: 100 })).toMatchObject({ push: false, value: 0 });
    const fearless = bestStopping(push, { success: 1, done: 0, unit: 0 });
    expect(fearless.push).toBe(true);
    expect([0, 1, 9].map((rolls) => [1, 2, 3].every((left) => fearless.nerve(rolls, left)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('TSK-3 does not roll without dice, or when the task is done', () => {
    const worth = { success: 1, done: 1, unit: 0 };
    expect(bestStopping({ dice: 0, needed: 2, threat: 1, extra: 2 }, worth)).toMatchObject({ push: false, value: 0 });
    expect(bestStopping({ dice: 3, needed: 0, threat: 1 }, worth)).toMatchObject({ push: false, value: 0 });
  });
});

describe('a push after a roll', () => {
  test('TSK-4 TSK-5 counts successes, raises threat up to 5, spends extra dice, and has no dice after a loss', () => {
    const push = { dice: 2, extra: 1, needed: 3, threat: 4, units: 2 };
    expect(applied(push, 1, false)).toEqual({ dice: 2, needed: 2, threat: 5, units: 2 });
    expect(applied(applied(push, 1, false), 5, false)).toEqual({ dice: 2, needed: 0, threat: 5, units: 2 });
    expect(applied(push, 1, true)).toEqual({ dice: 0, needed: 2, threat: 5 });
  });

  test('RES-7 lets an enemy that heals remove a marker if it has one and survives', () => {
    const push = { dice: 2, needed: 3, threat: 1, heals: 3 };
    expect([0, 1, 2, 3].map((hits) => applied(push, hits, false).needed)).toEqual([3, 3, 2, 0]);
    expect([0, 1, 2].map((hits) => applied({ ...push, needed: 2 }, hits, false).needed)).toEqual([3, 2, 0]);
  });
});
