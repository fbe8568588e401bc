import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openJournal } from './event-store.ts';

/** Makes a file as older hosts have it, with a note at its only table. */
function olderFile(file: string): void {
  const journal = openJournal(file);
  journal.make({ id: 'table', code: 'ABCDEF', door: 'door', pack: null }, ['{}'], 0);
  journal.close();
  const older = new DatabaseSync(file);
  older.exec(`
    DROP TABLE kept;
    CREATE TABLE notes (id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, note TEXT NOT NULL) STRICT;
    INSERT INTO notes VALUES ('table', 'old');
  `);
  older.close();
}

test('ONL-13 ONL-18 the note in the file of an older host is there, is replaced, and goes with its table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-older-'));
  const file = join(folder, 'tables.sqlite');
  olderFile(file);
  const first = openJournal(file);
  expect(first.kept('table')).toEqual({ note: 'old' });
  first.append([{ table: 'table', rows: [], kept: { note: 'new' } }], 0);
  first.append([{ table: 'table', rows: [], kept: { ready: 'all' } }], 0);
  first.close();
  const again = openJournal(file);
  expect(again.kept('table')).toEqual({ note: 'new', ready: 'all' });
  again.remove('table');
  expect(again.kept('table')).toEqual({});
  again.close();
  rmSync(folder, { recursive: true });
});
