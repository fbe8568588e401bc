import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { always, atMost, type Nerve, type Push } from '../../src/odds/push.ts';
import { enumerated, somePushes } from '../tools/pushes.ts';
import { sum, toNumber, zero } from './equations.ts';
import { type ExactOutcome, exactOutcomes, exactSuccesses } from './exact.ts';
import { exactStopping } from './exact-stopping.ts';

const byEnd = (ends: readonly ExactOutcome[]) =>
  Object.fromEntries(ends.map(({ left, lost, chance }) => [`${left} ${lost ? 'lost' : 'kept'}`, chance]));

/** Yields every stopping rule for `rows` rolls and up to `most` successes. The last row applies to all later rolls. */
function* allNerves(rows: number, most: number): Generator<Nerve> {
  for (let rule = 0; rule < 2 ** (rows * most); rule += 1) {
    yield (rolls, left) => ((rule >> (Math.min(rolls, rows - 1) * most + left - 1)) & 1) === 1;
  }
}

describe('the exact odds', () => {
  test('TAB-9 for two dice are 4/9 no success, 4/9 one and 1/9 two', () => {
    expect(exactSuccesses(2)).toEqual([new Fraction(4, 9), new Fraction(4, 9), new Fraction(1, 9)]);
    expect(exactSuccesses(0)).toEqual([new Fraction(1)]);
  });

  test('TSK-4 TSK-5 TSK-10 equal a full enumeration of the dice', () => {
    for (const push of somePushes) {
      for (const most of [0, 1, 2, 3, 7]) {
        const counted = enumerated(push, always, most);
        expect(byEnd(exactOutcomes(push, atMost(most), most))).toEqual(Object.fromEntries(counted));
      }
    }
  });

  test('TSK-7 equal a full enumeration for an irregular stopping rule', () => {
    const fickle: Nerve = (rolls, left) => (rolls + left) % 3 !== 0 && rolls < 5;
    for (const push of somePushes) {
      expect(byEnd(exactOutcomes(push, fickle, 5))).toEqual(Object.fromEntries(enumerated(push, fickle, 5)));
    }
  });

  test('TSK-5 add up to 1 without a limit of rolls, and differ from 90 rolls by less than 1e-20', () => {
    for (const push of somePushes) {
      const ends = exactOutcomes(push);
      expect(sum(ends.map(({ chance }) => chance))).toEqual(new Fraction(1));
      const counted = enumerated(push, always, 90);
      for (const [end, chance] of Object.entries(byEnd(ends))) {
        const open = chance.sub(counted.get(end) ?? zero);
        expect(toNumber(open)).toBeGreaterThanOrEqual(0);
        expect(toNumber(open)).toBeLessThan(1e-20);
      }
    }
  });

  test('TSK-4 for one die, one success and threat 5 are 5/6 lost', () => {
    // A roll is lost with 5/8, otherwise done with 1/3. So lost = 5/8 + 3/8 · 2/3 · lost.
    const ends = exactOutcomes({ dice: 1, needed: 1, threat: 5 });
    const lost = sum(ends.flatMap((end) => (end.lost ? [end.chance] : [])));
    expect(lost).toEqual(new Fraction(5, 6));
    expect(byEnd(ends)).toEqual({
      '0 kept': new Fraction(1, 6),
      '0 lost': new Fraction(5, 18),
      '1 lost': new Fraction(5, 9),
    });
  });
});

describe('the exact best stopping rule', () => {
  const worths = [
    { success: 1, done: 0, unit: 1 },
    { success: 0, done: 5, unit: 2 },
    { success: 3, done: 7, unit: 4 },
  ];
  const small: readonly Push[] = [
    { dice: 1, needed: 2, threat: 4, units: 1 },
    { dice: 2, needed: 2, threat: 5, units: 2 },
    { dice: 2, needed: 2, threat: 3, units: 3 },
    { dice: 1, extra: 2, needed: 3, threat: 5, units: 1 },
    { dice: 2, needed: 1, threat: 4, heals: 3, units: 1 },
    { dice: 1, needed: 2, threat: 5, heals: 4, killsOn: 8, units: 1 },
  ];

  test('TSK-7 is worth as much as the best of all rules, tried one by one', () => {
    for (const push of small) {
      const most = Math.max(push.needed, push.heals ?? 0);
      const rows = 1 + Math.max(5 - push.threat, push.extra === undefined ? 0 : 1);
      const all = [...allNerves(rows, most)].map((nerve) => exactOutcomes(push, nerve, rows - 1));
      for (const worth of worths) {
        const values = all.map((ends) =>
          sum(
            ends.map(({ left, lost, chance }) => {
              const won = worth.success * (push.needed - left) + (left === 0 ? worth.done : 0);
              return chance.mul(won - (lost ? worth.unit * (push.units ?? 0) : 0));
            }),
          ),
        );
        const best = values.reduce((a, b) => (b.compare(a) > 0 ? b : a));
        expect(exactStopping(push, worth).value).toEqual(best);
      }
    }
  });

  test('TSK-10 is to stop if nothing can be gained', () => {
    const { value, rolling } = exactStopping(
      { dice: 2, needed: 2, threat: 1, units: 1 },
      { success: 0, done: 0, unit: 1 },
    );
    expect(value).toEqual(new Fraction(0));
    expect(rolling.flat().filter((value) => value.compare(0) > 0)).toEqual([]);
    expect(exactStopping({ dice: 0, needed: 2, threat: 1 }, { success: 1, done: 1, unit: 1 }).value).toEqual(
      new Fraction(0),
    );
  });
});
