// Games that go home from tables, at every host.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bots } from '../../../src/bots/index.ts';
import { roles } from '../../../src/content/roles.ts';
import { playGame } from '../../../src/sim/game.ts';
import { makeSave, parseSave } from '../../../src/wire/index.ts';
import { askForTable, type MadeTable, type TableClient } from '../../tools/table-client.ts';
import { Hosting, momentAt, wishes } from '../hosted.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('a game at a table on the host $name', (host) => {
  let hosting: Hosting;
  let made: MadeTable;

  beforeEach(async () => {
    hosting = new Hosting(host);
    await hosting.start();
    made = await hosting.make();
  });
  afterEach(() => hosting.end());

  /** The maker, with all roles, in the first cue of the game. */
  async function playing(): Promise<TableClient> {
    const ann = await hosting.maker(made);
    await ann.sit([...roles], 'Ann');
    await ann.do('central-officer', { type: 'begin' }, await momentAt(ann));
    return ann;
  }

  /** Tells the host that a save with this digest has arrived. */
  const confirm = (digest: unknown, token?: string): Promise<Response> =>
    fetch(`${hosting.address}/tables/${made.table}/home`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ digest }),
    });
  const take = (token?: string): Promise<Response> => hosting.get(`/tables/${made.table}/save`, token);

  test('ONL-4 ONL-14 goes home with its maker alone, waits meanwhile, and is gone once the game has arrived', async () => {
    const ann = await playing();
    const tv = await hosting.guest(made);
    await tv.frame('sync');
    const refused = await Promise.all([
      take(),
      take(made.door),
      hosting.get('/tables/x/save', made.maker),
      // Only after the end.
      hosting.get(`/tables/${made.table}/save?over`, made.maker),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // Nothing is lost if the answer never arrives, or is asked for again by whoever likes to.
    for (let times = 0; times < 3; times += 1) await (await take(made.maker)).body?.cancel();
    const taken = await take(made.maker);
    expect(taken.headers.get('cache-control')).toBe('no-store');
    const save = (await taken.json()) as { readonly digest: string };
    expect(parseSave(save)).toMatchObject({ state: { open: { cueNumber: 1 } } });
    await tv.until(() => tv.frames.some((frame) => frame.t === 'seats' && frame.held === 'gone-home'));
    const wrong = await Promise.all([
      confirm(save.digest),
      confirm(save.digest, made.door),
      confirm('x', made.maker),
      confirm(1, made.maker),
    ]);
    expect(wrong.map(({ status }) => status)).toEqual([404, 404, 409, 400]);
    await hosting.kill();
    await hosting.start();
    expect(((await (await take(made.maker)).json()) as typeof save).digest).toBe(save.digest);
    const again = await hosting.maker(made);
    await again.frame('sync');
    expect((await confirm(save.digest, made.maker)).status).toBe(200);
    expect(await again.end()).toBe(4003);
    const gone = await Promise.all([
      take(made.maker),
      hosting.get(`/codes/${made.code}`),
      confirm(save.digest, made.maker),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await (await hosting.guest(made)).end()).toBe(4003);
    ann.cut();
  });

  test('ONL-14 stays where it is when a program only looks whether there is a save', async () => {
    const ann = await playing();
    const looked = await hosting.get(`/tables/${made.table}/save`, made.maker, 'HEAD');
    expect(looked.status).toBe(404);
    expect(await ann.do('central-officer', { type: 'pause' }, { round: 1, cue: 1 })).toBeTypeOf('number');
  });

  test('ONL-14 goes on where it was if somebody plays on, and no longer goes by what arrived before', async () => {
    const ann = await playing();
    const before = (await (await take(made.maker)).json()) as { readonly digest: string };
    await ann.until(() => ann.frames.some((frame) => frame.t === 'seats' && frame.held === 'gone-home'));
    expect(await ann.do('central-officer', { type: 'close-menu' }, await momentAt(ann))).toBeTypeOf('number');
    await ann.until(() => ann.frames.findLast((frame) => frame.t === 'seats')?.held === null);
    expect((await confirm(before.digest, made.maker)).status).toBe(409);
    const after = (await (await take(made.maker)).json()) as { readonly digest: string };
    expect(after.digest).not.toBe(before.digest);
    expect((await confirm(after.digest, made.maker)).status).toBe(200);
  });

  test('ONL-14 goes home with the box, too, and a finished game stays until it has arrived', async () => {
    made = await askForTable(hosting.address, { game: { ...wishes, mode: 'companion' } });
    const box = (await (await take(made.maker)).json()) as { readonly digest: string };
    expect((await confirm(box.digest, made.maker)).status).toBe(200);
    const over = playGame({ seed: 'over', difficulty: 'expert' }, bots.careful);
    made = await askForTable(hosting.address, { save: makeSave(over) });
    const save = (await (await take(made.maker)).json()) as { readonly digest: string };
    expect((await take(made.maker)).status).toBe(200);
    expect((await confirm(save.digest, made.maker)).status).toBe(200);
    expect((await take(made.maker)).status).toBe(404);
  });
});
