import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroom, sitroomHere } from '../../../tests/tools/commands.ts';
import { root } from '../../../tests/tools/sources.ts';
import { makeTable, TableClient } from '../../../tests/tools/table-client.ts';

const app = mkdtempSync(join(tmpdir(), 'sitroom-app-'));
writeFileSync(join(app, 'index.html'), 'the app');
afterAll(() => rmSync(app, { recursive: true }));

const game = { seed: 's', mode: 'virtual', difficulty: 'easy' };
const [cert, key] = ['cert.pem', 'key.pem'].map((file) => join(root, 'tests/tools/tls', file)) as [string, string];

/** Returns a new folder for tables. */
const newFolder = (): string => mkdtempSync(join(app, 'data-'));

/** Whether a line is the first one, or tells of an answer. The framework says where it listens, too. */
const isOurs = (line: { readonly msg?: string }): boolean => 'ready' in line || line.msg === 'answered';

/** A running `sitroom serve`. */
interface Serving {
  readonly child: ChildProcess;
  readonly port: number;
  /** Returns what it has written so far. */
  readonly written: () => string;
  /** Returns what it has complained about so far. */
  readonly complained: () => string;
}

/** Starts `sitroom serve`. Resolves once it is ready. */
async function serving(...args: readonly string[]): Promise<Serving> {
  const child = spawn(
    process.execPath,
    ['scripts/sitroom.mjs', 'serve', '--app', app, '--data', newFolder(), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const port = await new Promise<number>((ready, failed) => {
    child.once('exit', () => failed(new Error(`the server ended: ${complaints}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, number] = /(?:localhost|127\.0\.0\.1):(\d+)\/(?:\n|")/.exec(output) ?? [];
      if (number !== undefined) ready(Number(number));
    });
  });
  return { child, port, written: () => output, complained: () => complaints };
}

const lanAddresses = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal);

describe('sitroom serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'serves the app, and exits on %s despite an open connection',
    async (signal) => {
      const { child, port } = await serving('--port', '0');
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('the app');
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const dropped = once(socket, 'close');
      socket.on('error', () => undefined);
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      await dropped;
    },
  );

  test('--host accepts only this machine, and prints no network address', async () => {
    const { child, port, written } = await serving('--port', '0', '--host', '127.0.0.1');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the app');
    const answers = await Promise.allSettled(lanAddresses.map(({ address }) => fetch(`http://${address}:${port}/`)));
    expect(answers.map(({ status }) => status)).toEqual(lanAddresses.map(() => 'rejected'));
    expect(written()).not.toContain('network');
    child.kill();
  });

  test('ONL-13 with tables awake it exits on SIGTERM, and their devices are told that it restarts, and when to come back', async () => {
    const { child, port } = await serving('--port', '0');
    const { table, maker } = await makeTable(`http://localhost:${port}`, game);
    const ann = await TableClient.open(`http://localhost:${port}`, { table, token: maker });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect.poll(() => [ann.closed, ann.reason]).toEqual([1012, '500']);
  });

  test('--json writes each line as JSON, and none leads to a table or a person', async () => {
    const { child, port, written } = await serving('--port', '0', '--json');
    const address = `http://localhost:${port}`;
    const made = await makeTable(address, game);
    const { table, code, door, maker } = made;
    await (await fetch(`${address}/codes/${code}`)).text();
    await (await fetch(`${address}/tables/${table}/save`, { headers: { authorization: `Bearer ${maker}` } })).text();
    await (await fetch(`${address}/nothing?name=Ann`)).text();
    child.kill();
    await once(child, 'exit');
    const lines = written().trim().split('\n');
    const [ready, ...log] = lines.map((line) => JSON.parse(line) as { msg?: string }).filter(isOurs);
    expect(ready).toMatchObject({ ready: true, address: `${address}/` });
    expect(log).toMatchObject([
      { method: 'POST', route: '/tables', status: 201 },
      { method: 'GET', route: '/codes/:code', status: 200 },
      { method: 'GET', route: '/tables/:id/save', status: 200 },
      { method: 'GET', status: 404 },
    ]);
    for (const secret of [table, code, door, maker, 'Ann']) expect(written()).not.toContain(secret);
  });

  test('--cert and --key serve over https', async () => {
    const { child, port } = await serving('--port', '0', '--json', '--cert', cert, '--key', key);
    const request = get({ host: 'localhost', port, path: '/', ca: readFileSync(cert) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(await text(response)).toBe('the app');
    child.kill();
  });

  test.each([
    [['--cert', cert], /^sitroom: give both --cert and --key\n$/],
    [['--cert', join(app, 'none.pem'), '--key', key], /^sitroom: --cert .*none\.pem: there is no such file\n$/],
    [['--cert', key, '--key', cert], /^sitroom: --cert and --key are no certificate and its key in PEM: .*\n$/],
    [['--host', '192.0.2.1'], /^sitroom: cannot serve at 192\.0\.2\.1: this machine has no such address\n$/],
  ])('%j is refused with one line', async (options, words) => {
    const { code, out, err } = await sitroom(['serve', '--app', app, '--no-tables', ...options]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(words);
  });

  test.each(['abc', '70000', '-1', '80.5', ''])('port "%s" is refused with one line', async (port) => {
    const { code, out, err } = await sitroomHere(['serve', '--port', port]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: .*--port.* expected a whole number from 0 to 65535\n$/);
  });

  test('tables online can be made, and are there again after a restart', async () => {
    const folder = newFolder();
    const first = await serving('--port', '0', '--data', folder);
    const { code } = await makeTable(`http://localhost:${first.port}`, game);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const second = await serving('--port', '0', '--data', folder);
    expect((await fetch(`http://localhost:${second.port}/codes/${code}`)).status).toBe(200);
    second.child.kill();
  });

  test('a second server with the same folder serves the app, and says why it has no tables', async () => {
    const folder = newFolder();
    const first = await serving('--port', '0', '--data', folder);
    const { err } = await sitroom(['serve', '--app', app, '--port', String(first.port), '--data', folder]);
    expect(err).toContain(`sitroom: no tables online: another sitroom keeps its tables in ${folder}`);
    first.child.kill();
  });

  test('ONL-12 goes on when nobody reads its log any more', async () => {
    const { child, port } = await serving('--port', '0', '--json');
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let i = 0; i < 20; i += 1) await (await fetch(`http://localhost:${port}/nothing`)).text();
    const made = await makeTable(`http://localhost:${port}`, game);
    expect((await fetch(`http://localhost:${port}/codes/${made.code}`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('ONL-17 a second server with the same folder says that it is not ready, and takes over once the first has ended', async () => {
    const folder = newFolder();
    const first = await serving('--port', '0', '--data', folder);
    const made = await makeTable(`http://localhost:${first.port}`, game);
    const second = await serving('--port', '0', '--data', folder);
    const address = `http://localhost:${second.port}`;
    const look = async (path: string, method = 'GET') => {
      const answer = await fetch(`${address}${path}`, { method });
      const body = await answer.text();
      return [answer.status, body.startsWith('{') ? (JSON.parse(body) as unknown) : body];
    };
    expect(await look('/healthz')).toEqual([200, 'ok\n']);
    expect(await look('/readyz')).toEqual([503, { ready: false, why: 'taken' }]);
    const refused = { refused: { code: 'not-kept', detail: 'taken' } };
    for (const [path, method] of [
      ['/tables', 'POST'],
      [`/codes/${made.code}`],
      [`/tables/${made.table}/save`],
    ] as const)
      expect(await look(path, method)).toEqual([503, refused]);
    const early = await TableClient.open(address, { table: made.table, token: made.door });
    expect(await early.end()).toBe(1013);
    expect(second.complained()).toMatch(/^sitroom: no tables online: another sitroom keeps its tables in .*\n$/);
    first.child.kill();
    await once(first.child, 'exit');
    await expect.poll(() => look('/readyz'), { timeout: 10_000 }).toEqual([200, { ready: true }]);
    expect((await look(`/codes/${made.code}`))[0]).toBe(200);
    second.child.kill();
  });

  test('ONL-17 a damaged file is named with its backup and the way back to it', async () => {
    const folder = newFolder();
    const file = join(folder, 'tables.sqlite');
    const first = await serving('--port', '0', '--data', folder);
    const { code } = await makeTable(`http://localhost:${first.port}`, game);
    first.child.kill();
    await once(first.child, 'exit');
    copyFileSync(file, join(folder, 'tables.backup.sqlite'));
    writeFileSync(file, 'damaged');
    const second = await serving('--port', '0', '--data', folder);
    const ready = await fetch(`http://localhost:${second.port}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, why: 'damaged' }]);
    const words = new RegExp(
      `^sitroom: no tables online: ${file} is damaged: .*Its newest backup is ${folder}/tables.backup.sqlite, of .*rename the backup to tables.sqlite\n$`,
    );
    expect(second.complained()).toMatch(words);
    second.child.kill();
    await once(second.child, 'exit');
    renameSync(file, `${file}.damaged`);
    renameSync(join(folder, 'tables.backup.sqlite'), file);
    const third = await serving('--port', '0', '--data', folder);
    expect((await fetch(`http://localhost:${third.port}/codes/${code}`)).status).toBe(200);
    third.child.kill();
  });

  test('ONL-17 a server without tables is ready, and says in JSON that it has none', async () => {
    const { child, port } = await serving('--port', '0', '--no-tables');
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    const made = await fetch(`http://localhost:${port}/tables`, { method: 'POST' });
    expect([made.status, await made.json()]).toEqual([404, { refused: { code: 'no-tables' } }]);
    child.kill();
  });

  test('a port in use is refused with one line', async () => {
    const taker = createServer().listen(0);
    await once(taker, 'listening');
    const { port } = taker.address() as AddressInfo;
    const { code, out, err } = await sitroom(['serve', '--app', app, '--no-tables', '--port', String(port)]);
    taker.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^sitroom: cannot serve on port ${port}: another program uses it.*\n$`));
  });

  test.each(['nobody', '10.0.0.0/33', '10.0.0.1,', '10.0.0.1/8/8'])(
    '--trust-proxy %s is refused with one line',
    async (addresses) => {
      const { code, out, err } = await sitroomHere(['serve', '--app', app, '--trust-proxy', addresses]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^sitroom: --trust-proxy .*: expected an address such as 10.0.0.7 or 172.17.0.0\/16\n$/);
    },
  );

  test('without a built app it names the command that builds one', async () => {
    const { code, err } = await sitroom(['serve', '--app', join(app, 'none')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^sitroom: no app was built into .*: npm start builds it\n$/);
  });
});
