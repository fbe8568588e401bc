import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroom } from '../../tests/tools/commands.ts';
import { root } from '../../tests/tools/sources.ts';

const app = mkdtempSync(join(tmpdir(), 'sitroom-app-'));
writeFileSync(join(app, 'index.html'), 'the app');
afterAll(() => rmSync(app, { recursive: true }));

/** Starts `sitroom serve`. Resolves with its process, port and output once it is ready. */
async function serving(...args: readonly string[]): Promise<{ child: ChildProcess; port: number; output: string }> {
  const child = spawn(process.execPath, ['scripts/sitroom.mjs', 'serve', '--app', app, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const port = await new Promise<number>((ready, failed) => {
    child.once('exit', () => failed(new Error('the server ended')));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, number] = /localhost:(\d+)\/\n/.exec(output) ?? [];
      if (number !== undefined) ready(Number(number));
    });
  });
  return { child, port, output };
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

  test('--local accepts only this machine, and prints no network address', async () => {
    const { child, port, output } = await serving('--port', '0', '--local');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the app');
    const answers = await Promise.allSettled(lanAddresses.map(({ address }) => fetch(`http://${address}:${port}/`)));
    expect(answers.map(({ status }) => status)).toEqual(lanAddresses.map(() => 'rejected'));
    expect(output).not.toContain('network');
    child.kill();
  });

  test.each(['abc', '70000', '-1', '80.5', ''])('port "%s" is refused with one line', async (port) => {
    const { code, out, err } = await sitroom(['serve', '--port', port]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: .*--port.* expected a whole number from 0 to 65535\n$/);
  });

  test('a port in use is refused with one line', async () => {
    const taker = createServer().listen(0);
    await once(taker, 'listening');
    const { port } = taker.address() as AddressInfo;
    const { code, out, err } = await sitroom(['serve', '--app', app, '--port', String(port)]);
    taker.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(new RegExp(`^sitroom: cannot serve on port ${port}: another program uses it.*\n$`));
  });

  test('without a built app it names the command that builds one', async () => {
    const { code, err } = await sitroom(['serve', '--app', join(app, 'none')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^sitroom: no app was built into .*: npm start builds it\n$/);
  });
});
