import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkWritable, textOf } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-files-'));
const file = join(folder, 'pack.json');
writeFileSync(file, '\uFEFF{}');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file that a command names', () => {
  test('is read without its byte order mark', async () => {
    expect(await textOf(file)).toBe('{}');
  });

  test('is refused in words if it cannot be read', async () => {
    await expect(textOf(join(folder, 'none.json'))).rejects.toThrow(/none\.json: there is no such file$/);
    await expect(textOf(folder)).rejects.toThrow(/: it is a folder, not a file$/);
    await expect(textOf(join(file, 'x'))).rejects.toThrow(/: there is no such folder$/);
  });

  test('is refused before the work if it cannot be written, and is not touched if it can', async () => {
    await expect(checkWritable(folder)).rejects.toThrow(/: it is a folder, not a file$/);
    await expect(checkWritable(join(folder, 'none', 'x.html'))).rejects.toThrow(/: there is no folder for it$/);
    await checkWritable(file);
    await checkWritable(join(folder, 'new.html'));
    expect(readdirSync(folder)).toEqual(['pack.json']);
    expect(await textOf(file)).toBe('{}');
  });
});
