// Games that go home from tables, at every host.

import { describe, expect, test } from 'vitest';
import { bots } from '../../../src/bots/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { parseSave } from '../../tools/saves/saves.ts';
import { askForTable } from '../../tools/table-client.ts';
import { eachAtTable } from '../at-table.ts';
import { momentAt, wishes } from '../hosted.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('a game at a table on the host $name', (host) => {
  const at = eachAtTable(host);

  /** Tells the host that a save with this digest has arrived. */
  const confirm = (digest: unknown, token?: string): Promise<Response> =>
    fetch(`${at.hosting.address}/tables/${at.made.table}/home`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ digest }),
    });
  const take = (token?: string): Promise<Response> => at.hosting.get(`/tables/${at.made.table}/save`, token);

  test('ONL-4 ONL-14 goes home with its maker alone, waits meanwhile, and is gone once the game has arrived', async () => {
    const ann = await at.playing();
    const tv = await at.hosting.guest(at.made);
    await tv.frame('sync');
    const refused = await Promise.all([
      take(),
      take(at.made.door),
      at.hosting.get('/tables/x/save', at.made.maker),
      // Only after the end.
      at.hosting.get(`/tables/${at.made.table}/save?over`, at.made.maker),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // Nothing is lost if the answer never arrives, or if anybody asks for it again.
    for (let times = 0; times < 3; times += 1) await (await take(at.made.maker)).body?.cancel();
    const taken = await take(at.made.maker);
    expect(taken.headers.get('cache-control')).toBe('no-store');
    const save = (await taken.json()) as { readonly digest: string };
    expect(parseSave(save)).toMatchObject({ state: { open: { cueNumber: 1 } } });
    await tv.until(() => tv.frames.some((frame) => frame.t === 'seats' && frame.held === 'gone-home'));
    const wrong = await Promise.all([
      confirm(save.digest),
      confirm(save.digest, at.made.door),
      confirm('x', at.made.maker),
      confirm(1, at.made.maker),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 409, 400]);
    await at.hosting.kill();
    await at.hosting.start();
    expect(((await (await take(at.made.maker)).json()) as typeof save).digest).toBe(save.digest);
    const again = await at.hosting.maker(at.made);
    await again.frame('sync');
    expect((await confirm(save.digest, at.made.maker)).status).toBe(200);
    expect(await again.end()).toBe(4003);
    const gone = await Promise.all([
      take(at.made.maker),
      at.hosting.get(`/codes/${at.made.code}`),
      confirm(save.digest, at.made.maker),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await (await at.hosting.guest(at.made)).end()).toBe(4003);
    ann.cut();
  });

  test('ONL-14 stays where it is when a program only looks whether there is a save', async () => {
    const ann = await at.playing();
    const looked = await at.hosting.get(`/tables/${at.made.table}/save`, at.made.maker, 'HEAD');
    expect(looked.status).toBe(404);
    expect(await ann.do('central-officer', { type: 'pause' }, { round: 1, cue: 1 })).toBeTypeOf('number');
  });

  test('ONL-14 goes on where it was if somebody plays on, and no longer goes by what arrived before', async () => {
    const ann = await at.playing();
    const before = (await (await take(at.made.maker)).json()) as { readonly digest: string };
    await ann.until(() => ann.frames.some((frame) => frame.t === 'seats' && frame.held === 'gone-home'));
    expect(await ann.do('central-officer', { type: 'close-menu' }, await momentAt(ann))).toBeTypeOf('number');
    await ann.until(() => ann.frames.findLast((frame) => frame.t === 'seats')?.held === null);
    expect((await confirm(before.digest, at.made.maker)).status).toBe(409);
    const after = (await (await take(at.made.maker)).json()) as { readonly digest: string };
    expect(after.digest).not.toBe(before.digest);
    expect((await confirm(after.digest, at.made.maker)).status).toBe(200);
  });

  test('ONL-14 goes home with the box, too, and a finished game stays until it has arrived', async () => {
    at.made = await askForTable(at.hosting.address, { game: { ...wishes, mode: 'companion' } });
    const box = (await (await take(at.made.maker)).json()) as { readonly digest: string };
    expect((await confirm(box.digest, at.made.maker)).status).toBe(200);
    const over = playGame({ seed: 'over', difficulty: 'expert' }, bots.beginner);
    at.made = await askForTable(at.hosting.address, { save: makeSave(over) });
    const save = (await (await take(at.made.maker)).json()) as { readonly digest: string };
    expect((await take(at.made.maker)).status).toBe(200);
    expect((await confirm(save.digest, at.made.maker)).status).toBe(200);
    expect((await take(at.made.maker)).status).toBe(404);
  });
});
