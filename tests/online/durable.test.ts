import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type MadeTable, makeTable, TableClient } from '../tools/table-client.ts';
import { wishes } from './hosted.ts';
import { startDurable } from './hosts.ts';

/** Half a second, in days. */
const halfSecond = 500 / 86_400_000;

test('ONL-12 a table on Durable Objects that nobody has used for long deletes itself, and its code leads nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-kept-'));
  const running = await startDurable({ folder, port: 0, keepDays: halfSecond });
  const { address } = running;
  const { table, code, door } = await makeTable(address, wishes);
  const tv = await TableClient.open(address, { table, token: door });
  expect((await tv.frame('seats')).code).toBe(code);
  expect(await tv.end()).toBe(4003);
  const late = await TableClient.open(address, { table, token: door });
  expect(await late.end()).toBe(4003);
  expect((await fetch(`${address}/codes/${code}`)).status).toBe(404);
  await running.kill();
  rmSync(folder, { recursive: true });
});

/** Moves the entry of the only table from its directory into the only one that older hosts have. */
function makeOlder(folder: string): void {
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const all = files.map((name) => new DatabaseSync(join(folder, name)));
  const entries = all.map((one) => one.prepare('SELECT id, code, door, touched FROM tables').all());
  expect(entries.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const [entry = {}] = entries.flat();
  for (const [i, one] of all.entries()) {
    if (entries[i]?.length === 1) one.exec('DELETE FROM tables');
    else {
      const values = [entry['id'], entry['code'], entry['door'], entry['touched']].map(String);
      one.prepare('INSERT INTO tables (id, code, door, touched) VALUES (?, ?, ?, ?)').run(...values);
    }
    one.close();
  }
}

test('ONL-13 finds the code of a table that an older host made, in the directory that it had, until it gets another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-older-'));
  const options = { folder, port: 0, keepDays: 30 };
  const first = await startDurable(options);
  const made = await makeTable(first.address, wishes);
  const look = async (address: string, code: string): Promise<number> =>
    (await fetch(`${address}/codes/${code}`)).status;
  const wrong = `${made.code.slice(0, 1)}${made.code.slice(1) === 'AAAAA' ? 'BBBBB' : 'AAAAA'}`;
  expect([await look(first.address, made.code), await look(first.address, wrong)]).toEqual([200, 404]);
  await first.kill();
  makeOlder(join(folder, 'directory'));
  const later = await startDurable(options);
  expect(await (await fetch(`${later.address}/codes/${made.code}`)).json()).toEqual({
    table: made.table,
    door: made.door,
  });
  const headers = { authorization: `Bearer ${made.maker}` };
  const answer = await fetch(`${later.address}/tables/${made.table}/address`, { method: 'POST', headers });
  const { code } = (await answer.json()) as MadeTable;
  expect([await look(later.address, made.code), await look(later.address, code)]).toEqual([404, 200]);
  await later.kill();
  rmSync(folder, { recursive: true });
});
