import { describe, expect, test } from 'vitest';
import { toNumber } from '../../tests/odds/equations.ts';
import { exactOutcomes } from '../../tests/odds/exact.ts';
import { somePushes } from '../../tests/tools/pushes.ts';
import { oddsOf, successes } from './chances.ts';
import { atMost, type Outcome, outcomes, type Push, pushing, stoppingAfter } from './index.ts';
import type { Nerve } from './push.ts';

const plain: Push[] = [1, 2, 4, 7].flatMap((dice) =>
  [1, 3, 6].flatMap((needed) => [1, 2, 3, 4, 5].map((threat) => ({ dice, needed, threat, units: 2 }))),
);

/** Expects the outcomes of the fast path to equal those of the exact path. */
function expectSame(fast: readonly Outcome[], push: Push, nerve?: Nerve, settled?: number): void {
  const exact = exactOutcomes(push, nerve, settled);
  expect(fast.map(({ left, lost }) => [left, lost])).toEqual(exact.map(({ left, lost }) => [left, lost]));
  for (const [i, { chance }] of exact.entries()) expect(fast[i]?.chance).toBeCloseTo(toNumber(chance), 14);
}

describe('the odds of a task', () => {
  test('TAB-9 give a die one success in three rolls', () => {
    expect(successes(1)[1]).toBeCloseTo(1 / 3, 15);
    expect(successes(3).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 15);
    expect(successes(2)).toEqual([expect.closeTo(4 / 9, 15), expect.closeTo(4 / 9, 15), expect.closeTo(1 / 9, 15)]);
  });

  test('TSK-4 TSK-5 equal the exact odds when pushing without limit', () => {
    for (const push of [...plain, ...somePushes]) expectSame(outcomes(push), push);
  });

  test('TSK-10 equal the exact odds when stopping after some rolls', () => {
    for (const push of [...plain, ...somePushes]) {
      for (const most of [0, 1, 2, 6]) expectSame(outcomes(push, atMost(most)), push, atMost(most), most);
    }
  });

  test('TSK-8 are summarized as chances of done and lost, and expected successes and units', () => {
    for (const push of somePushes) {
      const ends = exactOutcomes(push).map((end) => ({ ...end, chance: toNumber(end.chance) }));
      const chanceOf = (is: (end: Outcome) => boolean) => ends.filter(is).reduce((sum, { chance }) => sum + chance, 0);
      const pLoss = chanceOf(({ lost }) => lost);
      const won = ends.reduce((sum, { left, chance }) => sum + (push.needed - left) * chance, 0);
      const odds = pushing(push);
      expect(odds.pDone).toBeCloseTo(
        chanceOf(({ left }) => left === 0),
        14,
      );
      expect(odds.pLoss).toBeCloseTo(pLoss, 14);
      expect(odds.successes).toBeCloseTo(won, 13);
      expect(odds.unitsLost).toBeCloseTo(pLoss * (push.units ?? 0), 14);
      expect(oddsOf(push, outcomes(push))).toEqual(odds);
    }
  });

  test('TSK-5 handle tasks with 60 successes needed', () => {
    const { pDone, pLoss } = pushing({ dice: 3, needed: 60, threat: 1 });
    expect(pDone).toBeGreaterThan(0);
    expect(pDone).toBeLessThan(1e-15);
    expect(pLoss).toBeCloseTo(1, 12);
    expect(stoppingAfter(60, { dice: 12, needed: 60, threat: 1 }).pLoss).toBeGreaterThan(0.99);
  });

  test('TSK-4 for one scientist, one success and threat 1 are 1/3 done and 1/8 lost in one roll', () => {
    const { pDone, pLoss } = stoppingAfter(1, { dice: 1, needed: 1, threat: 1 });
    expect(pDone).toBeCloseTo(1 / 3, 15);
    expect(pLoss).toBeCloseTo(1 / 8, 15);
  });

  test('TSK-10 lose nothing if nothing is needed, and gain nothing without dice', () => {
    const still = { successes: 0, unitsLost: 0 };
    expect(pushing({ dice: 3, needed: 0, threat: 4, units: 2 })).toEqual({ ...still, pDone: 1, pLoss: 0 });
    expect(pushing({ dice: 0, needed: 2, threat: 1, units: 2 })).toEqual({ ...still, pDone: 0, pLoss: 0 });
    expect(pushing({ dice: 0, extra: 3, needed: 2, threat: 1 })).toEqual({ ...still, pDone: 0, pLoss: 0 });
    expect(stoppingAfter(0, { dice: 3, needed: 2, threat: 1 })).toEqual({ ...still, pDone: 0, pLoss: 0 });
  });
});
