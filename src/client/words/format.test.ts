import { expect, test } from 'vitest';
import { signed } from '../../i18n/signed.ts';
import { scoreWords, spaced } from './format.ts';

test('a change has a sign, and zero has none', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('a Chinese list has spaces beside figures and Latin letters', () => {
  const list = (things: readonly string[]) => spaced(new Intl.ListFormat('zh-Hant').format(things));
  expect(list(['3', '5', '7'])).toBe('3、5 和 7');
  expect(list(['擊落 2 架 UFO', '掃描 1 次'])).toBe('擊落 2 架 UFO 和掃描 1 次');
  expect(spaced('3, 5 and 7')).toBe('3, 5 and 7');
});

test('END-2 a negative score has a real minus sign', () => {
  const say = (_: string, { score }: { score: number }) => `${score} points`;
  expect(scoreWords(say as Parameters<typeof scoreWords>[0], -48)).toBe('−48 points');
  expect(scoreWords(say as Parameters<typeof scoreWords>[0], 48)).toBe('48 points');
});
