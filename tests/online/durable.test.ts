import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTable, TableClient } from '../tools/table-client.ts';
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
