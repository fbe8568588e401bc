import { afterEach, expect, test, vi } from 'vitest';
import { tablesKey } from './knows-tables.ts';
import { loadTables, parseTables, removeTable, saveTable } from './tables.ts';

afterEach(() => vi.unstubAllGlobals());

test('ONL-10 a note about a table that cannot be read costs no other table its seat', () => {
  const known = { table: 't1', token: 'secret', door: 'd', code: 'ABCDEF', at: 5 };
  expect(parseTables(JSON.stringify([{ table: 't2' }, null, known, 7, { ...known, at: 'later' }]))).toEqual([known]);
  for (const text of [null, '', '{}', '[', '"x"']) expect(parseTables(text)).toEqual([]);
});

test('ONL-10 a seat that the storage refused stays beside one that another tab stores later, until it is given up', () => {
  const rows = new Map<string, string>();
  let full = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      rows.set(key, text);
    },
  });
  const history = { state: null as unknown, replaceState: (state: unknown) => (history.state = state) };
  vi.stubGlobal('history', history);
  const ids = () => loadTables().map(({ table }) => table);
  saveTable({ table: 'own', token: 't', door: 'd' });
  rows.set(tablesKey, JSON.stringify([{ table: 'other', token: 't', door: 'd' }]));
  expect(ids()).toEqual(['other', 'own']);
  full = false;
  removeTable('own');
  expect(ids()).toEqual(['other']);
});
