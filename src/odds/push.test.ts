import { describe, expect, test } from 'vitest';
import { type Odds, type Push, pushing, stoppingAfter } from './index.ts';
import { successes } from './push.ts';

/** Every way so many dice and the alien die can fall, walked one by one. */
function enumerated(rolls: number, { dice, needed, threat }: Push): Odds {
  if (needed <= 0) return { pDone: 1, pLoss: 0 };
  if (rolls === 0 || dice === 0) return { pDone: 0, pLoss: 0 };
  let [pDone, pLoss] = [0, 0];
  const ways = 6 ** dice * 8;
  for (let way = 0; way < ways; way += 1) {
    const alien = 1 + (way % 8);
    let rest = Math.floor(way / 8);
    let hits = 0;
    for (let die = 0; die < dice; die += 1) {
      if (1 + (rest % 6) >= 5) hits += 1;
      rest = Math.floor(rest / 6);
    }
    const lost = alien <= threat;
    const left = needed - hits;
    const next = lost
      ? { pDone: left <= 0 ? 1 : 0, pLoss: 1 }
      : enumeratedOnce(rolls - 1, { dice, needed: left, threat: Math.min(5, threat + 1) });
    pDone += next.pDone / ways;
    pLoss += next.pLoss / ways;
  }
  return { pDone, pLoss };
}
const known = new Map<string, Odds>();
function enumeratedOnce(rolls: number, push: Push): Odds {
  const key = JSON.stringify([rolls, push]);
  const found = known.get(key) ?? enumerated(rolls, push);
  known.set(key, found);
  return found;
}

describe('the odds of a task', () => {
  test('TAB-9 a die succeeds one time in three', () => {
    expect(successes(1)[1]).toBeCloseTo(1 / 3, 12);
    expect(successes(3).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(successes(2)).toEqual([expect.closeTo(4 / 9, 12), expect.closeTo(4 / 9, 12), expect.closeTo(1 / 9, 12)]);
  });

  test('TSK-4 TSK-5 stopping after some rolls is what counting every fall of the dice says', () => {
    for (const dice of [1, 2, 3]) {
      for (const needed of [1, 2, 4]) {
        for (const threat of [1, 3, 5]) {
          for (const rolls of [1, 2, 3]) {
            const push = { dice, needed, threat };
            const counted = enumerated(rolls, push);
            const odds = stoppingAfter(rolls, push);
            expect(odds.pDone).toBeCloseTo(counted.pDone, 10);
            expect(odds.pLoss).toBeCloseTo(counted.pLoss, 10);
          }
        }
      }
    }
  });

  test('TSK-5 pushing on for ever is what more and more rolls come to', () => {
    for (const push of [
      { dice: 1, needed: 3, threat: 1 },
      { dice: 3, needed: 2, threat: 2 },
      { dice: 2, needed: 5, threat: 5 },
    ]) {
      const long = enumeratedOnce(60, push);
      expect(pushing(push).pDone).toBeCloseTo(long.pDone, 9);
      expect(pushing(push).pLoss).toBeCloseTo(long.pLoss, 9);
    }
  });

  test('TSK-5 a long task is reckoned as fast as a short one', () => {
    const { pDone, pLoss } = pushing({ dice: 3, needed: 60, threat: 1 });
    expect(pDone).toBeGreaterThan(0);
    expect(pDone).toBeLessThan(1e-15);
    expect(pLoss).toBeCloseTo(1, 12);
    expect(stoppingAfter(60, { dice: 12, needed: 60, threat: 1 }).pLoss).toBeGreaterThan(0.99);
  });

  test('TSK-4 one scientist, one success, threat 1: a third at once, and an eighth of lost rolls', () => {
    const { pDone, pLoss } = stoppingAfter(1, { dice: 1, needed: 1, threat: 1 });
    expect(pDone).toBeCloseTo(1 / 3, 12);
    expect(pLoss).toBe(1 / 8);
  });

  test('TSK-10 with nothing needed there is nothing to lose, and without dice nothing to win', () => {
    expect(pushing({ dice: 3, needed: 0, threat: 4 })).toEqual({ pDone: 1, pLoss: 0 });
    expect(pushing({ dice: 0, needed: 2, threat: 1 })).toEqual({ pDone: 0, pLoss: 0 });
    expect(stoppingAfter(0, { dice: 3, needed: 2, threat: 1 })).toEqual({ pDone: 0, pLoss: 0 });
  });
});
