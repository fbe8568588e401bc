// The way back to a table, at every host.

import { describe, expect, test } from 'vitest';
import { eachAtTable } from '../at-table.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('somebody who comes back to a table on the host $name', (host) => {
  const at = eachAtTable(host);
  const ask = (token?: string): Promise<Response> => at.hosting.get(`/tables/${at.made.table}`, token);
  const told = async (token: string): Promise<unknown> => (await ask(token)).json();

  test('ONL-10 learns its code, its round and who is there, also while it sleeps, and nobody else learns anything', async () => {
    const { maker, door, code } = at.made;
    const head = { code, game: 1, round: 1 };
    expect(await told(maker)).toEqual({ ...head, stage: 'setup', seated: true, maker: true, here: [] });
    const ann = await at.playing();
    const first = await ask(door);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const here = [{ name: 'Ann', roles: expect.arrayContaining(['commander']) as unknown }];
    expect(await first.json()).toEqual({ ...head, stage: 'running', seated: false, maker: false, here });
    expect(await told(maker)).toEqual({ ...head, stage: 'running', seated: true, maker: true, here: [] });
    ann.cut();
    await at.hosting.kill();
    await at.hosting.start();
    expect(await told(maker)).toEqual({ ...head, stage: 'running', seated: true, maker: true, here: [] });
    const refused = await Promise.all([ask(), ask('wrong-token-0123456789'), at.hosting.get('/tables/x', maker)]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
