// Limits for the sender who causes the work, at every host.

import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { roles } from '../../../src/content/roles.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { newToken } from '../../../src/server/hosting/tokens.ts';
import { makeSave, parseSaveInTurns, protocol, type ServerFrame } from '../../../src/wire/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { type MadeTable, makeTable } from '../../tools/table-client.ts';
import { Hosting, wishes } from '../hosted.ts';
import { hosts } from '../hosts.ts';
import { longGame } from './long-log.ts';

/** Headers of a request from an address, as a proxy or the engine's network names it. */
const from = (address: string) => ({ 'x-forwarded-for': address, 'cf-connecting-ip': address });

describe.each(Object.values(hosts))('the host $name', (host) => {
  let hosting: Hosting;
  const sockets: WebSocket[] = [];
  beforeEach(async () => {
    hosting = new Hosting(host);
    await hosting.start();
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    await hosting.end();
  });

  const statuses = async (tries: number, ask: (i: number) => Promise<Response>): Promise<readonly number[]> =>
    (await Promise.all(Array.from({ length: tries }, (_, i) => ask(i)))).map(({ status }) => status);
  const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;
  const make = (address: string): Promise<Response> =>
    fetch(`${hosting.address}/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify({ game: wishes }),
    });
  const get = (path: string, address: string, token = ''): Promise<Response> =>
    fetch(`${hosting.address}${path}`, { headers: { ...from(address), authorization: `Bearer ${token}` } });

  /** Says hello from an address. Resolves with the code of the close, or `in`. */
  async function greet(table: string, token: string, address: string, device: string): Promise<number | 'in'> {
    const socket = new WebSocket(`${hosting.address.replace('http', 'ws')}/socket?table=${table}`, {
      headers: from(address),
    });
    const answer = await new Promise<number | 'in'>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: protocol, table, token, device })));
      socket.on('message', () => resolve('in'));
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
    socket.terminate();
    return answer;
  }

  test('ONL-12 makes few tables for one address, and others for another one', async () => {
    const all = await statuses(14, () => make('198.51.100.1'));
    expect([count(all, 201), count(all, 429)]).toEqual([10, 4]);
    expect(await statuses(2, () => make('198.51.100.2'))).toEqual([201, 201]);
    const six = await statuses(14, (i) => make(`2001:db8:7:7::${i + 1}`));
    expect([count(six, 201), count(six, 429)]).toEqual([10, 4]);
  });

  test('ONL-12 one who guesses codes keeps nobody else from joining', async () => {
    const made = await makeTable(hosting.address, wishes);
    const guesses = await statuses(60, () => get('/codes/AAAAAA', '198.51.100.1'));
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([10, 50]);
    expect(await statuses(5, () => get(`/codes/${made.code}`, '198.51.100.2'))).toEqual([200, 200, 200, 200, 200]);
    // A right code is no guess.
    expect(count(await statuses(30, () => get(`/codes/${made.code}`, '198.51.100.3')), 200)).toBe(30);
  });

  test('ONL-12 ONL-13 thirty people behind one address are let in at once after a restart', async () => {
    const tables: MadeTable[] = [];
    for (let i = 0; i < 8; i += 1) tables.push(await makeTable(hosting.address, wishes));
    await hosting.kill();
    await hosting.start();
    // Every device has said hello several times, because none knows when the host is there again.
    const hellos = Array.from({ length: 30 }, (_, i) => tables[i % tables.length]);
    const ends = await Promise.all(
      hellos.map((made, i) => greet(made?.table ?? '', made?.maker ?? '', '198.51.100.1', `device-${i}`)),
    );
    expect(ends.filter((end) => end === 4008)).toEqual([]);
  });

  /**
   * Opens a socket from an address, with its first frames. Resolves once a frame is the one that is looked for, or with
   * the code of the close.
   */
  function frameAt<T>(
    table: string,
    address: string,
    first: readonly object[],
    look: (frame: ServerFrame) => T | null,
  ) {
    const path = `${hosting.address.replace('http', 'ws')}/socket?table=${table}`;
    const socket = new WebSocket(path, { headers: from(address) });
    sockets.push(socket);
    return new Promise<T | number>((resolve) => {
      socket.on('open', () => first.map((frame) => socket.send(JSON.stringify(frame))));
      socket.on('message', (data) => {
        const found = look(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as ServerFrame);
        if (found !== null) resolve(found);
      });
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
  }

  test('ONL-13 thirty people at six tables behind one address all sit in their own seat again after a restart', async () => {
    const people: { readonly table: string; readonly token: string; readonly seat: string | number }[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { table, door } = await makeTable(hosting.address, wishes);
      for (const [at, role] of [...roles, null].entries()) {
        const token = newToken();
        const hello = { t: 'hello', v: protocol, table, token: door, device: `device-${i}-${at}` };
        const sit = { t: 'sit', id: `sit-${at}`, roles: role === null ? [] : [role], name: `Person ${at}`, token };
        const seat = await frameAt(table, `198.51.100.${i * 5 + at + 1}`, [hello, sit], (frame) =>
          frame.t === 'seated' ? frame.seat : null,
        );
        people.push({ table, token, seat });
      }
    }
    await hosting.kill();
    await hosting.start();
    const back = people.map(({ table, token }, i) =>
      frameAt(table, '203.0.113.1', [{ t: 'hello', v: protocol, table, token, device: `back-${i}` }], (frame) =>
        frame.t === 'sync' ? frame.you : null,
      ),
    );
    expect(people).toHaveLength(30);
    expect(await Promise.all(back)).toEqual(people.map(({ seat }) => seat));
  });

  test('ONL-12 charges wrong tokens, and looks at nothing but their hashes', async () => {
    const made = await makeTable(hosting.address, wishes);
    await hosting.kill();
    const database = new DatabaseSync(host.fileIn(hosting.folder));
    database.exec("UPDATE rows SET row = 'unreadable'");
    database.close();
    await hosting.start();
    const wrong = 'no-such-token-0123456789';
    expect((await get(`/tables/${made.table}/save`, '198.51.100.1', wrong)).status).toBe(404);
    // The token of the address leads to no seat, which these are for.
    const asSeat = ['pass', 'address', 'home'].map((what) =>
      fetch(`${hosting.address}/tables/${made.table}/${what}`, {
        method: 'POST',
        headers: { ...from('198.51.100.2'), authorization: `Bearer ${made.door}`, 'content-type': 'application/json' },
        body: JSON.stringify({ digest: 'x' }),
      }),
    );
    expect((await Promise.all(asSeat)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const ends = await Promise.all(
      Array.from({ length: 8 }, (_, i) => greet(made.table, wrong, '198.51.100.1', `d${i}`)),
    );
    expect([count(ends as number[], 4003), count(ends as number[], 4008)]).toEqual([5, 3]);
    if (host.name === 'node')
      expect(await (await get('/metrics', '198.51.100.1')).text()).toMatch(/^sitroom_faults_total 0$/m);
  });

  test('ONL-12 takes no game that is longer than any, and one with thousands of events', async () => {
    const post = (save: object): Promise<Response> =>
      fetch(`${hosting.address}/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ save }),
      });
    const refused = await post(makeSave(longGame(10_050)));
    expect([refused.status, await refused.json()]).toMatchObject([422, { refused: { damage: 'too-large' } }]);
    expect((await post(makeSave(longGame(4_000)))).status).toBe(201);
  });
});

test('ONL-12 a save is read in turns, between which a host does other things', async () => {
  let turns = 0;
  const breathe = (): Promise<void> => {
    turns += 1;
    return Promise.resolve();
  };
  const most = { events: 10_000, characters: 1_500_000 };
  const read = async (events: number): Promise<number> => {
    turns = 0;
    const game = await parseSaveInTurns(makeSave(longGame(events)), standardTable, [standardPack], { most, breathe });
    expect(game).toHaveProperty('log');
    return turns;
  };
  const [short, long] = [await read(1_000), await read(8_000)];
  expect(long / short).toBeGreaterThan(4);
  expect(long).toBeGreaterThan((2 * 8_000) / 300);
});
