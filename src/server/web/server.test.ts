import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../tests/tools/sources.ts';
import { createServer } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-server-'));
const app = join(folder, 'app');
const page = '<!doctype html><title>page</title>';
const script = 'export const answer = 42;\n'.repeat(100);
const faults: string[] = [];
const server = await createServer({ app, onFault: ({ message }) => faults.push(message) });
let port = 0;

beforeAll(async () => {
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(app, 'index.html'), page);
  writeFileSync(join(app, 'sw.js'), 'self.skipWaiting()');
  writeFileSync(join(app, '.built-from'), 'hash');
  writeFileSync(join(app, 'assets/index-AbC123.js'), script);
  writeFileSync(join(app, 'assets/index-AbC123.js.gz'), gzipSync(script));
  writeFileSync(join(app, 'assets/large-AbC123.js'), Buffer.alloc(20_000_000));
  symlinkSync('loop', join(app, 'loop'));
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a request with an unnormalized path. Returns the response. */
async function responseTo(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const request = get({ host: '127.0.0.1', port, path, headers, method, agent: false });
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Sends raw bytes over a socket. Returns everything the server sends back. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

const openFiles = (): number => readdirSync('/dev/fd').length;

describe('caching', () => {
  test('files with a hash in their name are immutable for a year', async () => {
    const { status, headers } = await responseTo('/assets/index-AbC123.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  });

  test.each(['/', '/index.html', '/sw.js'])(
    '%s is revalidated each time, and answered with 304 if unchanged',
    async (path) => {
      const { status, headers } = await responseTo(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      const again = await responseTo(path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test('a failed response has no cache-control header', async () => {
    expect((await responseTo('/assets/gone-AbC123.js')).headers['cache-control']).toBeUndefined();
  });
});

describe('compression', () => {
  test('a file is sent compressed if the client accepts it, with its own type', async () => {
    const { headers, body } = await responseTo('/assets/index-AbC123.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    expect(gunzipSync(body).toString()).toBe(script);
  });

  test('a file is sent uncompressed to other clients, or if there is no compressed one', async () => {
    const plain = await responseTo('/assets/index-AbC123.js');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    const one = await responseTo('/', { 'accept-encoding': 'gzip, br' });
    expect([one.headers['content-encoding'], one.body.toString()]).toEqual([undefined, page]);
  });
});

describe('security headers of every response', () => {
  const strict = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

  test.each([
    ['a page', '/', 200],
    ['a file', '/sw.js', 200],
    ['a missing file', '/nothing', 404],
    ['a broken percent sign', '/%', 400],
    ['a path traversal', '/../secret.txt', 403],
    ['a file that cannot be opened', '/loop', 500],
  ])('%s', async (_, path, status) => {
    const answer = await responseTo(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(strict);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('the policy is that of the page, plus a ban on framing', async () => {
    const [, own] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(textOf('src/client/index.html')) ?? [];
    expect((await responseTo('/')).headers['content-security-policy']).toBe(`${own}; frame-ancestors 'none'`);
  });
});

describe('hostile requests', () => {
  const expectAlive = async () => expect((await responseTo('/')).body.toString()).toBe(page);

  test.each([
    ['backwards', 'bytes=10-5', 416],
    ['beyond the end', 'bytes=999999-', 416],
    ['with an unknown unit', 'potatoes=1-2', 200],
    ['without numbers', 'bytes=-', 416],
    ['with several parts', 'bytes=0-1,3-4,6-7', 200],
  ])('a range %s does not stop the server', async (_, range, status) => {
    expect((await responseTo('/index.html', { range })).status).toBe(status);
    await expectAlive();
  });

  test('a range within the file is answered with that part', async () => {
    const { status, body } = await responseTo('/index.html', { range: 'bytes=2-8' });
    expect([status, body.toString()]).toEqual([206, page.slice(2, 9)]);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%ff%fe',
    '/%c0%ae%c0%ae/secret.txt',
    '/.built-from',
  ])('%s serves no file', async (path) => {
    const { status, body } = await responseTo(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/secret|hash/);
    await expectAlive();
  });

  test.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['huge headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an oversized path', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'an ambiguous body length',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s is refused', async (_, bytes, status) => {
    expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await expectAlive();
  });

  test('only GET and HEAD are answered', async () => {
    expect((await responseTo('/', {}, 'DELETE')).status).toBe(404);
    expect(await responseTo('/sw.js', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  test('a file that cannot be read is passed to onFault, and does not stop the server', async () => {
    const file = join(app, 'locked.txt');
    writeFileSync(file, 'locked');
    chmodSync(file, 0);
    chmodSync(folder, 0o755);
    const isRoot = process.geteuid?.() === 0;
    // Root can read everything.
    if (isRoot) process.seteuid?.(65_534);
    try {
      faults.length = 0;
      const { status, body } = await responseTo('/locked.txt');
      expect([status, body.toString()]).toEqual([500, 'Something went wrong here.\n']);
      expect(faults).toEqual([expect.stringContaining('EACCES')]);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    await expectAlive();
  });

  test('an aborted download leaves no file open', async () => {
    await expectAlive();
    const before = openFiles();
    for (let n = 0; n < 50; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /assets/large-AbC123.js HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
    await expectAlive();
  });
});

test('closing ends open connections and unfinished downloads', async () => {
  const other = await createServer({ app });
  await other.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((other.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.write('GET /assets/large-AbC123.js HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  await other.close();
  socket.resume();
  await closed;
  expect(readFileSync(join(app, 'sw.js'), 'utf8')).toBe('self.skipWaiting()');
  expect(socket.bytesRead).toBeLessThan(20_000_000);
});
