import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder for tables is made with those above it, for this user only, and may be there already', () => {
  const top = mkdtempSync(join(tmpdir(), 'sitroom-folder-'));
  const folder = join(top, 'a', 'b');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(top, { recursive: true });
});

test('a folder that cannot be made throws instead of never returning', () => {
  expect(() => makeFolder('/proc/none/tables')).toThrow(/\/proc\/none/);
});
