import { expect, test } from 'vitest';
import { forgetLessons, keepLessons, keptLessons, parseLessons } from './lessons.ts';

test('what a guided game has said is read as it was kept, and nothing else is taken for it', () => {
  expect(parseLessons('["welcome","phases"]')).toEqual(['welcome', 'phases']);
  expect(parseLessons('[]')).toEqual([]);
  for (const text of [null, '', '{', '{}', '[1]', 'null']) expect(parseLessons(text)).toBe(null);
});

test('where nothing can be kept, a guided game is guided until the page is closed', () => {
  expect(keptLessons('here')).toBe(null);
  keepLessons('here', ['welcome']);
  expect(keptLessons('here')).toEqual(['welcome']);
  expect(keptLessons('there')).toBe(null);
  forgetLessons('here');
  expect(keptLessons('here')).toBe(null);
});
