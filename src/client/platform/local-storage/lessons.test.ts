import { expect, test } from 'vitest';
import { loadLessons, parseLessons, removeLessons, saveLessons } from './lessons.ts';

test('shown lessons are read back unchanged, and an invalid text gives null', () => {
  expect(parseLessons('[{"id":"welcome","from":3}]')).toEqual([{ id: 'welcome', from: 3 }]);
  expect(parseLessons('[]')).toEqual([]);
  for (const text of [null, '', '{', '{}', '[1]', '["welcome"]', 'null']) expect(parseLessons(text)).toBe(null);
});

test('a guided game stays guided in memory if localStorage does not work', () => {
  expect(loadLessons('here')).toBe(null);
  saveLessons('here', [{ id: 'welcome', from: 3 }]);
  expect(loadLessons('here')).toEqual([{ id: 'welcome', from: 3 }]);
  expect(loadLessons('there')).toBe(null);
  removeLessons('here');
  expect(loadLessons('here')).toBe(null);
});
