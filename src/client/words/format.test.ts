import { expect, test } from 'vitest';
import { scoreWords, signed } from './format.ts';

test('a change has a sign, and zero has none', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('END-2 a negative score has a real minus sign', () => {
  const say = (_: string, { score }: { score: number }) => `${score} points`;
  expect(scoreWords(say as Parameters<typeof scoreWords>[0], -48)).toBe('−48 points');
  expect(scoreWords(say as Parameters<typeof scoreWords>[0], 48)).toBe('48 points');
});
