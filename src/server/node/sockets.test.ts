import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import proxyAddress from '@fastify/proxy-addr';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { protocol } from '../../wire/index.ts';
import { openSockets } from './sockets.ts';
import type { Tables } from './tables.ts';

const ending: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

const hello = JSON.stringify({
  t: 'hello',
  v: protocol,
  table: 'table-0123456789',
  token: 'token-0123456789',
  device: 'd',
});

const fails = (): never => {
  throw new Error('out of order');
};

/** Serves sockets of tables that may fail. Returns the port, and the counts of faults. */
async function serving(broken: Partial<Record<'enter' | 'input', () => never>>) {
  const counts = { broke: 0, faults: [] as string[] };
  const tables = { keyOf: () => 'seat', enter: () => null, input: () => {}, ...broken } as unknown as Tables;
  const server = createServer((_, response) => response.end('lives'));
  const end = openSockets(server, {
    tables,
    isKept: () => true,
    isTrusted: proxyAddress.compile('loopback'),
    now: () => performance.now(),
    metrics: { broke: () => (counts.broke += 1), closed: () => {} },
    onFault: ({ message }) => counts.faults.push(message),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(() => server.close(), end);
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    socket.on('error', () => {});
    await once(socket, 'open');
    return socket;
  };
  return { port, counts, open };
}

test.each(['enter', 'input'] as const)(
  'ONL-12 a fault in %s costs its own connection, is counted, and ends nothing else',
  async (where) => {
    const { port, counts, open } = await serving({ [where]: fails });
    const [eve, quiet] = [await open(), await open()];
    eve.send(hello);
    if (where === 'input') eve.send('again');
    await once(eve, 'close');
    expect(counts.faults).toContain('out of order');
    expect(counts.broke).toBeGreaterThan(0);
    expect(quiet.readyState).toBe(WebSocket.OPEN);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('lives');
  },
);

test.each(['//', '*', 'http://[', '//socket', '/socket/..', '/sockets', `/${'%'.repeat(3_000)}`])(
  'ONL-12 a request for a socket at %s is answered with 404, and its connection ends',
  async (target) => {
    const { port, counts } = await serving({});
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
    expect(counts.faults).toEqual([]);
  },
);

test.each([
  ['http://club.example', 'club.example:80', 101],
  ['https://club.example', 'club.example:443', 101],
  ['http://club.example', 'club.example', 101],
  ['http://club.example:8080', 'club.example', 403],
  ['http://other.example', 'club.example', 403],
  ['null', 'null', 403],
  ['http://club.example', '[', 403],
  ['http://club.example', '', 403],
])('a socket for a page at %s is opened at %j: %i', async (origin, host, status) => {
  const { port } = await serving({});
  const head = [
    'GET /socket HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
  ];
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''];
  const socket = connect(port, '127.0.0.1');
  socket.write([...head, ...key].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
});
