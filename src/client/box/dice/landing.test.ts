import { expect, test } from 'vitest';
import { landingOf } from './landing.ts';

test.each([
  ['dice', 'usual', 2_000],
  ['dice of a bot', 'brisk', 1_000],
  ['dice of the last roll', 'held', 3_500],
] as const)('%s land one after another, the alien die last, and all lie still soon', (_, pace, most) => {
  for (let dice = 1; dice <= 12; dice += 1) {
    const { duration, starts, touches } = landingOf(dice, pace);
    expect(touches).toHaveLength(dice + 1);
    expect(touches).toEqual(touches.toSorted((a, b) => a - b));
    expect(new Set(touches).size).toBe(dice + 1);
    expect(Math.max(...starts) + duration).toBeGreaterThan(Math.max(...touches));
    expect(Math.max(...starts) + duration).toBeLessThan(most);
  }
});

test('the last roll is held: each die is waited for, and before the alien die comes a breath', () => {
  for (let dice = 1; dice <= 12; dice += 1) {
    const [usual, held] = [landingOf(dice, 'usual'), landingOf(dice, 'held')];
    const breath = ({ starts }: typeof usual) => (starts.at(-1) ?? 0) - (starts.at(-2) ?? 0);
    expect(breath(held)).toBeGreaterThan(breath(usual) + 900);
    expect(held.starts.at(-2)).toBeGreaterThanOrEqual(usual.starts.at(-2) ?? 0);
  }
});
