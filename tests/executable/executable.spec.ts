import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { momentOf } from '../../src/host/index.ts';
import { root } from '../tools/sources.ts';
import { makeTable, TableClient } from '../tools/table-client.ts';

const system = process.platform === 'win32' ? 'win' : process.platform;
const program = join(root, 'out', `sitroom-${system}-${process.arch}${system === 'win' ? '.exe' : ''}`);
const folder = mkdtempSync(join(tmpdir(), 'sitroom-executable-'));
const home = join(folder, 'home');
const empty = join(folder, 'empty');
/** Neither Node nor a browser can be found. */
const env = { HOME: home, USERPROFILE: home, PATH: empty };

beforeAll(() => {
  for (const one of [home, empty]) mkdirSync(one);
  const packaging = join(root, 'scripts/package.mjs');
  const { status } = spawnSync(process.execPath, [packaging, `${system}-${process.arch}`], { stdio: 'ignore' });
  expect(status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program as a double click does. Resolves to it and its address. */
async function started(): Promise<{ running: ChildProcess; address: string }> {
  const running = spawn(program, [], { cwd: empty, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const address = await new Promise<string>((found) => {
    running.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const [, port] = /ready: {2}http:\/\/localhost:(\d+)\//.exec(said) ?? [];
      if (port !== undefined) found(`http://localhost:${port}`);
    });
    running.once('exit', () => found(''));
  });
  return { running, address };
}

async function ended(running: ChildProcess): Promise<number | null> {
  const exit = once(running, 'exit');
  running.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  return code;
}

describe('the program in one file, in an empty folder and without Node', () => {
  test('serves the app, compressed, too', async () => {
    const { running, address } = await started();
    const page = await fetch(`${address}/`, { headers: { 'accept-encoding': 'br' } });
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual([
      'br',
      readFileSync(join(root, 'dist/index.html'), 'utf8'),
    ]);
    expect(await ended(running)).toBe(0);
    expect(readdirSync(empty)).toEqual([]);
  });

  test('a table is played at it, kept when it ends, and backed up when it starts again', async () => {
    const first = await started();
    const game = { seed: 'one file', mode: 'virtual', difficulty: 'easy' };
    const { table, maker } = await makeTable(first.address, game);
    const ann = await TableClient.open(first.address, { table, token: maker });
    await ann.sit(['central-officer', 'commander', 'squad-leader', 'chief-scientist'], 'Ann');
    const n = await ann.do('central-officer', { type: 'begin' }, momentOf((await ann.frame('sync')).open));
    expect(await ended(first.running)).toBe(0);
    const second = await started();
    const again = await TableClient.open(second.address, { table, token: maker });
    expect((await again.frame('sync')).n).toBe(n);
    await expect.poll(() => existsSync(join(home, '.sitroom/tables.backup.sqlite')), { timeout: 20_000 }).toBe(true);
    expect(await ended(second.running)).toBe(0);
    expect(readdirSync(join(home, '.sitroom')).filter((name) => name.startsWith('app-'))).toHaveLength(1);
  });

  test('says what it can do', () => {
    const { stdout } = spawnSync(program, ['serve', '--help'], { cwd: empty, env, encoding: 'utf8' });
    expect(stdout).toContain('--open');
  });
});
