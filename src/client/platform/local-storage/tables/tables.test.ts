import { expect, test } from 'vitest';
import { parseTables } from './tables.ts';

test('ONL-10 a note about a table that cannot be read costs no other table its seat', () => {
  const known = { table: 't1', token: 'secret', door: 'd', code: 'ABCDEF', at: 5 };
  expect(parseTables(JSON.stringify([{ table: 't2' }, null, known, 7, { ...known, at: 'later' }]))).toEqual([known]);
  for (const text of [null, '', '{}', '[', '"x"']) expect(parseTables(text)).toEqual([]);
});
