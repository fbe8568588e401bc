// Finished games at a table, at every host.

import { describe, expect, test } from 'vitest';
import { bots } from '../../../src/bots/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { digest as hashOf, makeSave } from '../../../src/wire/index.ts';
import { askForTable } from '../../tools/table-client.ts';
import { eachAtTable } from '../at-table.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('a finished game at a table on the host $name', (host) => {
  const at = eachAtTable(host);
  const ask = (query: string, token?: string): Promise<Response> =>
    at.hosting.get(`/tables/${at.made.table}/save?over${query}`, token);

  test('ONL-20 ONL-4 is there for whoever has the address, also after a rematch, and the running one is not', async () => {
    const over = makeSave(playGame({ seed: 'over', difficulty: 'expert' }, bots.planner));
    at.made = await askForTable(at.hosting.address, { save: over });
    const ann = await at.hosting.maker(at.made);
    await ann.sit(['central-officer'], 'Ann');
    const digestOf = async (query: string): Promise<unknown> =>
      ((await (await ask(query, at.made.door)).json()) as { digest?: unknown }).digest;
    const digest = await digestOf('');
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestOf('&game=1')).toBe(digest);
    expect(await ann.rematch('other')).toBeTypeOf('number');
    expect(await digestOf('&game=1')).toBe(digest);
    const refused = await Promise.all(
      ['', '&game=2', '&game=3', '&game=0', '&game=x'].map((one) => ask(one, at.made.door)),
    );
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    // A question about a game does not take the running one home.
    const makers = await at.hosting.get(`/tables/${at.made.table}/save?game=9`, at.made.maker);
    expect(makers.status).toBe(404);
    // The token of the replays opens finished games alone, and stays good with another address.
    const watching = hashOf(at.made.door);
    expect((await at.hosting.get(`/tables/${at.made.table}`, watching)).status).toBe(404);
    expect((await ask('', watching)).status).toBe(404);
    expect((await at.hosting.get(`/tables/${at.made.table}/address`, at.made.maker, 'POST')).status).toBe(200);
    const told = await (await ask('&game=1', watching)).text();
    expect(JSON.parse(told)).toMatchObject({ digest });
    expect(told).not.toContain('Ann');
    expect((await ask('&game=1', at.made.door)).status).toBe(404);
    const strangers = await Promise.all([ask('&game=1'), ask('&game=1', 'wrong-token-0123456789')]);
    expect(strangers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
