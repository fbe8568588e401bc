// Seats that outlive devices, on every host of tables.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '../../../src/server/hosting/tokens.ts';
import type { MadeTable, TableClient } from '../../tools/table-client.ts';
import { Hosting, momentAt } from '../hosted.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('seats at a table on the host $name', (host) => {
  let hosting: Hosting;
  let made: MadeTable;

  beforeEach(async () => {
    hosting = new Hosting(host);
    await hosting.start();
    made = await hosting.make();
  });
  afterEach(() => hosting.end());

  /** Ann, who made the table, and Ben with his token. Each has two roles. */
  async function two(): Promise<{ ann: TableClient; ben: TableClient; token: string }> {
    const ann = await hosting.maker(made);
    await ann.sit(['commander', 'central-officer'], 'Ann');
    const ben = await hosting.guest(made, 'ben');
    const token = (await ben.sit(['squad-leader', 'chief-scientist'], 'Ben')) ?? '';
    return { ann, ben, token };
  }

  /** The people of the last frame of seats: name and link. */
  const isAway = (client: TableClient, name: string): boolean | undefined =>
    client.frames
      .findLast((frame) => frame.t === 'seats')
      ?.seats.some((seat) => seat.name === name && seat.link === 'away');

  test('ONL-10 another device of a person comes to the seat by six letters, which count once, and the first is told', async () => {
    const { ben, token } = await two();
    const path = `/tables/${made.table}/pass`;
    const refused = await Promise.all(
      [undefined, made.door, newToken()].map((wrong) => hosting.get(path, wrong, 'POST')),
    );
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const shown = await hosting.get(path, token, 'POST');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const { code, pass } = (await shown.json()) as { code: string; pass: string };
    const found = (await (await hosting.get(`/codes/${code.toLowerCase()}`)).json()) as object;
    expect(found).toEqual({ table: made.table, door: made.door, pass });
    const tablet = await hosting.guest(made, 'tablet');
    const own = newToken();
    expect(await tablet.press({ t: 'move', pass, token: own })).toBeGreaterThan(0);
    expect(await ben.end()).toBe(4009);
    const other = await hosting.guest(made, 'other');
    expect(await other.press({ t: 'move', pass, token: newToken() })).toEqual({ code: 'pass-over' });
    await hosting.kill();
    await hosting.start();
    const again = await hosting.reach(made, { token: own, device: 'tablet' });
    expect((await again.frame('sync')).you).toBe('2');
    await hosting.kill();
    const rows = hosting.rows().join();
    expect([pass, own].filter((secret) => rows.includes(secret))).toEqual([]);
  });

  test('ONL-10 a seat goes to a new device that nobody objects to, and its old one is told, also after kill -9', async () => {
    const { ann, ben, token } = await two();
    ben.cut();
    await ann.until(() => isAway(ann, 'Ben'));
    const phone = await hosting.guest(made, 'phone');
    await phone.frame('seats');
    const asked = phone.press({ t: 'claim', seat: '2', token: newToken() });
    await ann.until(() => ann.frames.some((frame) => frame.t === 'seats' && frame.claims?.[0]?.seat === '2'));
    expect(await ann.press({ t: 'object', seat: '2' })).toBeGreaterThan(0);
    expect(await asked).toEqual({ code: 'objected' });
    // With nobody here who could object it is given at once.
    ann.cut();
    await phone.until(() => isAway(phone, 'Ann'));
    const own = newToken();
    expect(await phone.press({ t: 'claim', seat: '2', token: own })).toBeGreaterThan(0);
    expect((await phone.frame('seated')).seat).toBe('2');
    await hosting.kill();
    await hosting.start();
    expect(await (await hosting.reach(made, { token, device: 'ben' })).end()).toBe(4011);
    const back = await hosting.reach(made, { token: own, device: 'phone' });
    expect((await back.frame('sync')).you).toBe('2');
  });

  test('ONL-10a with the box whoever is here goes on with a step of somebody who is away', async () => {
    made = await hosting.make({ mode: 'companion', difficulty: 'easy', seed: 'away' });
    const ann = await hosting.maker(made);
    await ann.sit(['commander'], 'Ann');
    const ben = await hosting.guest(made, 'ben');
    await ben.sit(['central-officer', 'squad-leader', 'chief-scientist'], 'Ben');
    ben.cut();
    await ann.until(() => isAway(ann, 'Ben'));
    const on = await momentAt(ann);
    expect(await ann.do('central-officer', { type: 'begin' }, on)).toBeGreaterThan(0);
    expect((await ann.until(() => ann.frames.findLast((frame) => frame.t === 'seats' && frame.held !== null))).t).toBe(
      'seats',
    );
    const settings = { away: 'go-on', bots: false, pause: 'all' } as const;
    expect(await ann.press({ t: 'settings', settings })).toBeGreaterThan(0);
    await ann.until(() => ann.frames.findLast((frame) => frame.t === 'seats')?.held === null);
  });
});
