import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

test.each([
  ['dice', false, 2_000],
  ['dice of a bot', true, 1_000],
])('%s land one after another, the alien die last, and all lie still soon', (_, brisk, most) => {
  for (let dice = 1; dice <= 12; dice += 1) {
    const { duration, starts, touches } = landingOf(dice, brisk);
    expect(touches).toHaveLength(dice + 1);
    expect(touches).toEqual(touches.toSorted((a, b) => a - b));
    expect(new Set(touches).size).toBe(dice + 1);
    expect(Math.max(...starts) + duration).toBeGreaterThan(Math.max(...touches));
    expect(Math.max(...starts) + duration).toBeLessThan(most);
  }
});
