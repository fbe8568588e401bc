import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeTable, TableClient } from '../tools/table-client.ts';
import { withWall } from './chaos/wall.ts';
import { wishes } from './hosted.ts';
import { node, type Running } from './hosts.ts';

const day = 86_400_000;
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

test.each([
  ['made on the right date, after a start 40 days ahead', [0, 40 * day, 0]],
  ['made 400 days ago by a clock that was wrong', [-400 * day, 0]],
  ['made 400 days ahead by a clock that was wrong', [400 * day, 0, 400 * day]],
])('ONL-1 ONL-12 a table is kept that was %s', async (_, walls) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-wall-'));
  ending.push(() => rmSync(folder, { recursive: true }));
  const start = async (ms: number): Promise<Running> => {
    const running = await node.start(folder, 0, { by: withWall(ms) });
    ending.push(() => running.kill());
    return running;
  };
  const [first = 0, ...later] = walls;
  let running = await start(first);
  const made = await makeTable(running.address, wishes);
  for (const wall of later) {
    await running.end();
    running = await start(wall);
    expect((await fetch(`${running.address}/codes/${made.code}`)).status).toBe(200);
    const tv = await TableClient.open(running.address, { table: made.table, token: made.door });
    expect((await tv.frame('sync')).n).toBe(1);
  }
});
