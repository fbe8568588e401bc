// Seats that outlive devices, on every host of tables.

import { describe, expect, test } from 'vitest';
import { newToken } from '../../../src/server/hosting/tokens.ts';
import type { TableClient } from '../../tools/table-client.ts';
import { eachAtTable } from '../at-table.ts';
import { momentAt } from '../hosted.ts';
import { hosts } from '../hosts.ts';

describe.each(Object.values(hosts))('seats at a table on the host $name', (host) => {
  const at = eachAtTable(host);

  /** Ann, who made the table, and Ben with his token. Each has two roles. */
  async function two(): Promise<{ ann: TableClient; ben: TableClient; token: string }> {
    const ann = await at.hosting.maker(at.made);
    await ann.sit(['commander', 'central-officer'], 'Ann');
    const ben = await at.hosting.guest(at.made, 'ben');
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
    const path = `/tables/${at.made.table}/pass`;
    const refused = await Promise.all(
      [undefined, at.made.door, newToken()].map((wrong) => at.hosting.get(path, wrong, 'POST')),
    );
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const shown = await at.hosting.get(path, token, 'POST');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const { code, pass } = (await shown.json()) as { code: string; pass: string };
    const found = (await (await at.hosting.get(`/codes/${code.toLowerCase()}`)).json()) as object;
    expect(found).toEqual({ table: at.made.table, door: at.made.door, pass });
    const tablet = await at.hosting.guest(at.made, 'tablet');
    const own = newToken();
    expect(await tablet.press({ t: 'move', pass, token: own })).toBeGreaterThan(0);
    expect(await ben.end()).toBe(4009);
    const other = await at.hosting.guest(at.made, 'other');
    expect(await other.press({ t: 'move', pass, token: newToken() })).toEqual({ code: 'pass-over' });
    await at.hosting.kill();
    await at.hosting.start();
    const again = await at.hosting.reach(at.made, { token: own, device: 'tablet' });
    expect((await again.frame('sync')).you).toBe('2');
    await at.hosting.kill();
    const rows = at.hosting.rows().join();
    expect([pass, own].filter((secret) => rows.includes(secret))).toEqual([]);
  });

  test('ONL-10 a seat goes to a new device that nobody objects to, and its old one is told, also after kill -9', async () => {
    const { ann, ben, token } = await two();
    ben.cut();
    await ann.until(() => isAway(ann, 'Ben'));
    const phone = await at.hosting.guest(at.made, 'phone');
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
    await at.hosting.kill();
    await at.hosting.start();
    expect(await (await at.hosting.reach(at.made, { token, device: 'ben' })).end()).toBe(4011);
    const back = await at.hosting.reach(at.made, { token: own, device: 'phone' });
    expect((await back.frame('sync')).you).toBe('2');
  });

  test('ONL-10a with the box whoever is here goes on with a step of somebody who is away', async () => {
    at.made = await at.hosting.make({ mode: 'companion', difficulty: 'easy', seed: 'away' });
    const ann = await at.hosting.maker(at.made);
    await ann.sit(['commander'], 'Ann');
    const ben = await at.hosting.guest(at.made, 'ben');
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
