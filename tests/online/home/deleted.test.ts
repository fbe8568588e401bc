// A table that its maker deletes, at every host.

import { describe, expect, test } from 'vitest';
import { eachAtTable } from '../at-table.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('a table on the host $name', (host) => {
  const at = eachAtTable(host);
  const remove = (token?: string): Promise<Response> => at.hosting.get(`/tables/${at.made.table}`, token, 'DELETE');

  test('ONL-20 is deleted by its maker alone, with all names, and everybody there is sent away', async () => {
    const ann = await at.playing();
    const ben = await at.hosting.guest(at.made, 'ben');
    await ben.frame('sync');
    const token = await ben.sit([], 'Ben');
    const refused = await Promise.all([
      remove(),
      remove(at.made.door),
      remove(token),
      remove('wrong-token-0123456789'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await at.hosting.get(`/tables/${at.made.table}`, at.made.maker)).status).toBe(200);
    expect((await remove(at.made.maker)).status).toBe(200);
    expect([await ann.end(), await ben.end()]).toEqual([4003, 4003]);
    const gone = await Promise.all([
      remove(at.made.maker),
      at.hosting.get(`/tables/${at.made.table}`, at.made.maker),
      at.hosting.get(`/codes/${at.made.code}`),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    await at.hosting.kill();
    await at.hosting.start();
    expect((await at.hosting.get(`/tables/${at.made.table}`, at.made.maker)).status).toBe(404);
  });
});
