import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroom } from '../../tests/tools/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('sitroom tables', () => {
  test('says that there are none', async () => {
    expect(await sitroom(['tables', 'list', '--data', folder])).toMatchObject({
      code: 0,
      out: `no tables in ${folder}\n`,
    });
  });

  test.each(['export', 'delete', 'readdress'])(
    '%s of a table that is not there fails and says so',
    async (operation) => {
      const { code, err } = await sitroom(['tables', operation, 'nothing', '--data', folder]);
      expect([code, err]).toEqual([1, `sitroom: nothing: there is no such table in ${folder}\n`]);
    },
  );
});
