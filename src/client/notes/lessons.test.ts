import { expect, test } from 'vitest';
import { forgetLessons, keepLessons, keptLessons, parseLessons } from './lessons.ts';

test('shown lessons are read back unchanged, and an invalid text gives null', () => {
  expect(parseLessons('["welcome","phases"]')).toEqual(['welcome', 'phases']);
  expect(parseLessons('[]')).toEqual([]);
  for (const text of [null, '', '{', '{}', '[1]', 'null']) expect(parseLessons(text)).toBe(null);
});

test('a guided game stays guided in memory if localStorage does not work', () => {
  expect(keptLessons('here')).toBe(null);
  keepLessons('here', ['welcome']);
  expect(keptLessons('here')).toEqual(['welcome']);
  expect(keptLessons('there')).toBe(null);
  forgetLessons('here');
  expect(keptLessons('here')).toBe(null);
});
