// Ready marks at every host.

import { describe, expect, test } from 'vitest';
import type { TableClient } from '../../tools/table-client.ts';
import { eachAtTable } from '../at-table.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('ready marks at a table on the host $name', (host) => {
  const at = eachAtTable(host);
  /** Waits until a device was told that this many people are ready, and this many are choosing. */
  const told = (client: TableClient, ready: number | undefined, choosing?: number): Promise<unknown> =>
    client.until(() => {
      const last = client.frames.findLast((frame) => frame.t === 'seats');
      return last?.t === 'seats' && last.ready?.length === ready && last.choosing === choosing;
    });

  test('ONL-21 are seen by everybody, and the last one begins the round, once nobody is choosing any more', async () => {
    const ann = await at.hosting.maker(at.made);
    await ann.sit(['central-officer'], 'Ann');
    const ben = await at.hosting.guest(at.made, 'ben');
    await ben.frame('sync');
    ben.send({ t: 'choosing', choosing: true });
    await told(ann, 0, 1);
    expect(await ann.press({ t: 'ready', ready: true })).toBeTypeOf('number');
    await told(ben, 1, 1);
    expect(ann.frames.some(({ t }) => t === 'events')).toBe(false);
    await ben.sit(['commander'], 'Ben');
    await told(ann, 1);
    expect(await ben.press({ t: 'ready', ready: true })).toBeTypeOf('number');
    await ann.until(() => ann.frames.some((frame) => frame.t === 'events' && frame.by === '2'));
    await told(ann, undefined);
  });

  test('ONL-21 are there after kill -9, and are no rows', async () => {
    const ann = await at.hosting.maker(at.made);
    await ann.sit(['central-officer'], 'Ann');
    const ben = await at.hosting.guest(at.made, 'ben');
    await ben.frame('sync');
    const token = (await ben.sit(['commander'], 'Ben')) ?? '';
    await ben.press({ t: 'ready', ready: true });
    await at.hosting.kill();
    expect(at.hosting.rows()).toHaveLength(3);
    await at.hosting.start();
    const back = await at.hosting.maker(at.made, { device: 'back' });
    await told(back, 1);
    const again = await at.hosting.reach(at.made, { token, device: 'ben' });
    await again.frame('seats');
    await back.press({ t: 'ready', ready: true });
    await again.until(() => again.frames.some((frame) => frame.t === 'events' && frame.by === '1'));
    expect(again.frames.findLast((frame) => frame.t === 'seats')?.seats).toHaveLength(2);
  });
});
