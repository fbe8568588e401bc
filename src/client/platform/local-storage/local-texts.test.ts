import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLasting, loadText, removeText, saveText } from './local-texts.ts';

const rows = new Map<string, string>();

beforeEach(() => {
  rows.set('key', 'before');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => rows.delete(key),
  });
});
afterEach(() => {
  removeText('key');
  vi.unstubAllGlobals();
});

test('a text that the storage refused is there until the page is closed', () => {
  saveText('key', 'refused');
  expect([loadText('key'), isLasting('key')]).toEqual(['refused', false]);
});

test('what another tab stores or deletes after a refused text is newer, and is read', () => {
  saveText('key', 'refused');
  rows.set('key', 'from another tab');
  expect(loadText('key')).toBe('from another tab');
  saveText('key', 'refused again');
  rows.delete('key');
  expect(loadText('key')).toBeNull();
});
