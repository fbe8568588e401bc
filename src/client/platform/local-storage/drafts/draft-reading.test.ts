import { expect, test } from 'vitest';
import { parseDraft } from './draft-reading.ts';

const wishes = { seed: 'x', difficulty: 'easy', mode: 'virtual' };

test('SET-1 a stored setup is read back unchanged, with its pack', () => {
  const draft = { wishes, pack: 'f'.repeat(64) };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  expect(parseDraft(JSON.stringify({ wishes, pack: null }))).toEqual({ wishes, pack: null });
});

test('SET-1 a stored setup of a version without packs uses the standard set', () => {
  expect(parseDraft(JSON.stringify(wishes))).toEqual({ wishes, pack: null });
});

test('an invalid text gives no draft', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"wishes":{}}', JSON.stringify({ wishes, pack: 7 })]) {
    expect(parseDraft(text)).toBe(null);
  }
});
