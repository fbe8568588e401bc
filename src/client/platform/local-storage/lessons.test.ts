import { expect, test } from 'vitest';
import { forgetLessons, keepLessons, keptLessons, parseLessons } from './lessons.ts';

test('shown lessons are read back unchanged, and an invalid text gives null', () => {
  expect(parseLessons('[{"id":"welcome","from":3}]')).toEqual([{ id: 'welcome', from: 3 }]);
  expect(parseLessons('[]')).toEqual([]);
  for (const text of [null, '', '{', '{}', '[1]', '["welcome"]', 'null']) expect(parseLessons(text)).toBe(null);
});

test('a guided game stays guided in memory if localStorage does not work', () => {
  expect(keptLessons('here')).toBe(null);
  keepLessons('here', [{ id: 'welcome', from: 3 }]);
  expect(keptLessons('here')).toEqual([{ id: 'welcome', from: 3 }]);
  expect(keptLessons('there')).toBe(null);
  forgetLessons('here');
  expect(keptLessons('here')).toBe(null);
});
