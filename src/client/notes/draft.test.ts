import { expect, test } from 'vitest';
import { parseDraft } from './draft.ts';

const wishes = { seed: 'x', difficulty: 'easy', mode: 'virtual' };

test('SET-1 a table that is being set is read as it was kept, with its pack', () => {
  const draft = { wishes, pack: 'f'.repeat(64) };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  expect(parseDraft(JSON.stringify({ wishes, pack: null }))).toEqual({ wishes, pack: null });
});

test('SET-1 one from before there were packs is played with the standard set', () => {
  expect(parseDraft(JSON.stringify(wishes))).toEqual({ wishes, pack: null });
});

test('what makes no sense is no draft', () => {
  for (const text of [null, '', '{', 'null', '[]', '{"wishes":{}}', JSON.stringify({ wishes, pack: 7 })]) {
    expect(parseDraft(text)).toBe(null);
  }
});
