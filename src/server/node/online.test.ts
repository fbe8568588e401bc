import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type MadeTable, makeTable, TableClient } from '../../../tests/tools/table-client.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { momentOf } from '../../host/index.ts';
import { tableWith } from '../../sim/index.ts';
import { protocol } from '../../wire/index.ts';
import { addMetrics, addTables, createServer } from '../index.ts';

const app = mkdtempSync(join(tmpdir(), 'sitroom-app-'));
const folder = mkdtempSync(join(tmpdir(), 'sitroom-tables-'));
const ending: (() => Promise<unknown>)[] = [];
const faults: string[] = [];

afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});
afterAll(() => {
  rmSync(app, { recursive: true });
  rmSync(folder, { recursive: true });
  expect(faults).toEqual([]);
});

/** Serves tables from the folder, behind proxies. Returns the address. */
async function serving(proxies: readonly string[] = []): Promise<string> {
  const server = await createServer({ app });
  const onFault = ({ message }: Error) => void faults.push(message);
  const addresses = async () => ['http://10.0.0.1/'];
  const dependencies = tableWith(standardPack);
  const metrics = addMetrics(server);
  await addTables(server, {
    folder,
    dependencies,
    build: 'test',
    keptDays: 30,
    proxies,
    onFault,
    onTrouble: ({ error }) => onFault(error),
    tell: () => {},
    metrics,
    addresses,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ending.push(() => server.close());
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const wishes = { seed: 'socket', mode: 'virtual', difficulty: 'easy' };
const begin = { type: 'begin' } as const;

describe('a table over real sockets', () => {
  test('is counted in the metrics with its rows, and without its name', async () => {
    const address = await serving();
    const { table, code, door, maker } = await makeTable(address, wishes);
    const ann = await TableClient.open(address, { table, token: maker });
    await ann.sit(['central-officer', 'commander'], 'Ann');
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toMatch(/^sitroom_tables 1$/m);
    expect(metrics).toMatch(/^sitroom_sockets 1$/m);
    expect(metrics).toMatch(/^sitroom_rows_total 1$/m);
    expect(metrics).toMatch(/^sitroom_faults_total 0$/m);
    expect(metrics).toMatch(/^sitroom_commit_seconds_count 1$/m);
    for (const secret of [table, code, door, maker, 'Ann']) expect(metrics).not.toContain(secret);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
    ann.cut();
  });

  test('ONL-10 is made, found by its code, joined, and played by two devices', async () => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const found = await (await fetch(`${address}/codes/${made.code.toLowerCase()}`)).json();
    expect(found).toEqual({ table: made.table, door: made.door });
    const ann = await TableClient.open(address, { table: made.table, token: made.maker });
    await ann.sit(['central-officer', 'commander'], 'Ann');
    const ben = await TableClient.open(address, { table: made.table, token: made.door });
    const token = await ben.sit(['squad-leader', 'chief-scientist'], 'Ben');
    expect(token).toMatch(/^[\w-]{22}$/);
    const n = await ann.do('central-officer', begin, momentOf((await ann.frame('sync')).open));
    expect(n).toBe(2);
    const told = await ben.frame('events');
    expect(told).toMatchObject({ n: 2, by: '1' });
    expect(told.events.map(({ type }) => type)).toContain('cue-opened');
  });

  test('ONL-1 a server that starts again knows everything that was confirmed, and says so to a client from before', async () => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const ann = await TableClient.open(address, { table: made.table, token: made.maker });
    await ann.sit(['central-officer', 'commander', 'squad-leader', 'chief-scientist'], 'Ann');
    const { open, incarnation = '' } = await ann.frame('sync');
    const n = await ann.do('central-officer', begin, momentOf(open));
    await ending.pop()?.();
    expect(await ann.end()).toBe(1012);
    const restarted = await serving();
    const again = await TableClient.open(restarted, {
      table: made.table,
      token: made.maker,
      have: Number(n),
      incarnation,
    });
    const seats = await again.frame('seats');
    expect(seats.seats.map(({ name }) => name)).toEqual(['Ann']);
    // The rows might be those of a copy, so they are sent again (ONL-15).
    expect((await again.frame('sync')).n).toBe(n);
    const tv = await TableClient.open(restarted, { table: made.table, token: made.door });
    expect((await tv.frame('sync')).open.cueNumber).toBe(1);
  });
});

describe('first frames', () => {
  const greet = async (address: string, made: MadeTable, headers: Record<string, string>): Promise<number | 'in'> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
    await once(socket, 'open');
    const answered = Promise.race([once(socket, 'message').then(() => 'in' as const), once(socket, 'close')]);
    socket.send(JSON.stringify({ t: 'hello', v: protocol, table: made.table, token: made.door, device: 'tv' }));
    const answer = await answered;
    socket.terminate();
    return answer === 'in' ? answer : Number(answer[0]);
  };

  test('ONL-12 are limited for each device that a proxy on this machine names, and not for its own devices', async () => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const greetings = (headers: Record<string, string>) =>
      Promise.all(Array.from({ length: 7 }, () => greet(address, made, headers)));
    expect((await greetings({})).filter((one) => one === 'in')).toHaveLength(7);
    for (const device of ['198.51.100.7', '198.51.100.8']) {
      const answers = await greetings({ 'x-forwarded-for': `10.0.0.1, ${device}` });
      expect(answers.filter((one) => one === 4008)).toHaveLength(2);
    }
  });

  test('ONL-12 are limited for each device that a trusted proxy on another machine names', async () => {
    const address = await serving(['203.0.113.0/24']);
    const made = await makeTable(address, wishes);
    for (const device of ['198.51.100.7', '198.51.100.8']) {
      const forwarded = { 'x-forwarded-for': `${device}, 203.0.113.9` };
      const answers = await Promise.all(Array.from({ length: 7 }, () => greet(address, made, forwarded)));
      expect(answers.filter((one) => one === 4008)).toHaveLength(2);
    }
  });
});

describe('what is hostile', () => {
  test.each([
    ['text that is no frame', 'hello', 4001],
    ['a frame that is of no kind', '{"t":7}', 4001],
    ['an invalid frame', '{"t":"ping","c":"now"}', 4001],
    ['a frame that is too long', `"${'x'.repeat(20_000)}"`, 1009],
  ])('%s closes the socket', async (_, text, code) => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const eve = await TableClient.open(address, { table: made.table, token: made.door });
    await eve.frame('sync');
    eve.sendText(text);
    expect(await eve.end()).toBe(code);
  });

  test('an unknown table, a wrong token and a frame before hello close the socket', async () => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const lost = await TableClient.open(address, { table: 'no-such-table-0123', token: made.door });
    expect(await lost.end()).toBe(4003);
    const thief = await TableClient.open(address, { table: made.table, token: 'no-such-token-0123' });
    expect(await thief.end()).toBe(4003);
    const rude = await TableClient.connect(address, made.table);
    rude.sendText('{"t":"ping","c":1}');
    expect(await rude.end()).toBe(4001);
  });

  test('what comes after the end of a socket is not heard', async () => {
    const address = await serving();
    const made = await makeTable(address, wishes);
    const eve = await TableClient.connect(address, made.table);
    eve.sendText('hello');
    eve.send({ t: 'hello', v: 1, table: made.table, token: made.door, device: 'eve' });
    expect(await eve.end()).toBe(4001);
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^sitroom_tables 0$/m);
  });

  test.each([
    ['nothing', {}],
    ['both a game and a save', { game: wishes, save: {} }],
    ['an unknown key', { game: wishes, door: 'mine' }],
    ['a pack with faults', { game: wishes, pack: '{}' }],
  ])('a request for a table with %s is refused', async (_, body) => {
    const address = await serving();
    const answer = await fetch(`${address}/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { refused: { code: 'bad-request' } }]);
  });

  test('ONL-12 guessing codes is slowed down', async () => {
    const address = await serving();
    const guess = async (): Promise<number> => (await fetch(`${address}/codes/AAAAAA`)).status;
    const statuses = await Promise.all(Array.from({ length: 60 }, guess));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
