import { afterEach, beforeEach, expect, test } from 'vitest';
import { canFill, fill, makeRoom } from './chaos/disk.ts';
import { Hosting, wishes } from './hosted.ts';
import { node } from './hosts.ts';

let hosting: Hosting;

beforeEach(async () => {
  hosting = new Hosting(node, true);
  await hosting.start();
});
afterEach(() => hosting.end());

test.runIf(canFill)(
  'ONL-1 ONL-10 a new address that a full disk does not keep is refused, and the old one stays',
  async () => {
    const made = await hosting.make();
    fill(hosting.pid);
    const refused = await hosting.get(`/tables/${made.table}/address`, made.maker, 'POST');
    expect([refused.status, await refused.json()]).toEqual([503, { refused: { code: 'not-stored' } }]);
    makeRoom(hosting.pid);
    for (const restart of [false, true]) {
      if (restart) {
        await hosting.kill();
        await hosting.start();
      }
      expect(await (await hosting.get(`/codes/${made.code}`)).json()).toEqual({ table: made.table, door: made.door });
      expect((await (await hosting.guest(made)).frame('seats')).code).toBe(made.code);
    }
  },
);

test.runIf(canFill)(
  'ONL-17 a host whose disk is full says that it is not ready, and is again when there is room',
  async () => {
    const ready = async () => (await hosting.get('/readyz')).status;
    await hosting.make();
    expect(await ready()).toBe(200);
    fill(hosting.pid);
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    expect((await hosting.get('/healthz')).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game: wishes });
    const made = await fetch(`${hosting.address}/tables`, { method: 'POST', headers, body });
    expect([made.status, await made.json()]).toMatchObject([503, { refused: { code: 'not-kept' } }]);
    makeRoom(hosting.pid);
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    await hosting.make();
  },
);
