import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportioned, shownMoment, shownSums } from './shown.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('REV-2 rounded parts add up to the whole, and none is a point or more away from what it was', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 6 }), (parts) => {
      const total = Math.round(sum(parts)) + 0;
      const whole = apportioned(parts, total);
      expect(sum(whole)).toBe(total);
      for (const [i, part] of whole.entries()) expect(Math.abs(part - (parts[i] ?? 0))).toBeLessThan(1 + 1e-9);
    }),
  );
});

test('REV-2 what is shown adds up: first the sums, then sources and roles within them', () => {
  const roles = { commander: -0.034, 'chief-scientist': -0.024, 'central-officer': 0.004, 'squad-leader': -0.066 };
  const lucky = { commander: -0.156, 'chief-scientist': 0.004, 'central-officer': 0, 'squad-leader': -0.044 };
  const luck = { total: -0.336, dice: -0.2, cards: 0.004, invasion: -0.14, roles: lucky };
  const shown = shownSums({
    result: 0,
    start: 0.456,
    decisions: { total: -0.12, roles },
    luck,
    error: 0.017,
  });
  expect(shown.start + shown.decisions.total + shown.luck.total).toBe(shown.result);
  expect(sum(Object.values(shown.decisions.roles))).toBe(shown.decisions.total);
  expect(shown.luck.dice + shown.luck.cards + shown.luck.invasion).toBe(shown.luck.total);
  expect(sum(Object.values(shown.luck.roles))).toBe(shown.luck.dice + shown.luck.cards);
  expect(shown).toMatchObject({ result: 0, error: 2 });
});

test('REV-2 the difference of a moment is that of its two shown chances', () => {
  expect(shownMoment({ chance: 0.264, best: 0.476 })).toEqual({
    chance: 26,
    best: 48,
    cost: 22,
  });
});
