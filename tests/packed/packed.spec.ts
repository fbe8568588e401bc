import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, textOf } from '../tools/sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-packed-'));
const project = join(folder, 'project');
const empty = join(folder, 'empty');
const { version } = JSON.parse(textOf('package.json')) as { version: string };
const tarball = `sitroom-${version}.tgz`;

/** The environment of a user: no settings of the npm that runs the tests, no network and nothing in npm's cache. */
const settings = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
const env = {
  ...Object.fromEntries(settings),
  PATH: [dirname(process.env['USERS_NODE'] ?? process.execPath), process.env['PATH']].join(delimiter),
  npm_config_offline: 'true',
  npm_config_cache: join(folder, 'cache'),
};

/** Runs a program of npm in a folder, and returns its output. */
const npm = (cwd: string, program: 'npm' | 'npx', ...args: string[]): string =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Copies the files of a checkout, with the built app and links to the installed packages and Node. */
function copyProject(): void {
  const left = new Set(['.git', '.cache', 'node_modules', 'bin', 'test-results', 'reports', '.stryker-tmp']);
  cpSync(root, project, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  mkdirSync(join(project, '.cache'));
  for (const installed of ['node_modules', '.cache/newer-node']) {
    if (existsSync(join(root, installed))) symlinkSync(join(root, installed), join(project, installed));
  }
}

beforeAll(() => {
  copyProject();
  mkdirSync(empty);
  npm(project, 'npm', 'pack', '--silent', '--pack-destination', empty);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('packing leaves package.json as it was', () => {
  expect(readFileSync(join(project, 'package.json'), 'utf8')).toBe(textOf('package.json'));
});

describe('npx, in an empty folder and without a network', () => {
  test('serves the app at once', async () => {
    // In a process group of its own, because npx starts further processes.
    const npx = spawn('npx', ['--yes', `./${tarball}`], { cwd: empty, env, detached: true, stdio: 'pipe' });
    const ended = once(npx, 'exit');
    let out = '';
    // Leaving a loop over the output would close the pipe, and the server would die of its next line.
    await new Promise<void>((said) => {
      npx.stdout.on('data', (chunk: Buffer) => {
        out += String(chunk);
        if (/localhost:\d+\//.test(out)) said();
      });
      npx.once('exit', () => said());
    });
    const [address = ''] = /http:\/\/localhost:\d+\//.exec(out) ?? [];
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, readFileSync(join(root, 'dist/index.html'), 'utf8')]);
    process.kill(-(npx.pid ?? 0), 'SIGTERM');
    await ended;
  });
});

describe('the installed package', () => {
  const installed = join(empty, 'node_modules/sitroom');
  const sitroom = (args: readonly string[], input = '') => {
    const bin = join(empty, 'node_modules/.bin/sitroom');
    const { status, stdout, stderr } = spawnSync(bin, args, { cwd: empty, env, input, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  beforeAll(() => {
    npm(empty, 'npm', 'install', `./${tarball}`);
  });

  test('needs no other package', () => {
    expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['sitroom']);
    expect(existsSync(join(installed, 'node_modules'))).toBe(false);
  });

  test('has the licences of all packages that it contains', () => {
    const notices = readFileSync(join(installed, 'bin/NOTICES.md'), 'utf8');
    for (const name of ['fastify', 'tinypool', 'svelte', 'workbox-core', '@fontsource-variable/exo-2']) {
      expect(notices).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
    }
  });

  test('the engine answers a line', () => {
    const { status, stdout } = sitroom(['engine'], '{"id":1,"legal":"commander"}\n');
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { id: 1 }]);
  });

  test('simulate plays games in workers', () => {
    const { status, stdout } = sitroom(['simulate', '--games', '2', '--difficulty', 'easy', '--json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([0, { games: 2, interrupted: false }]);
  });

  test.each([
    ['--version', version],
    ['--help', 'Usage: sitroom'],
    ['schedule --seed a --difficulty easy', 'easy'],
    ['odds --dice 3 --needed 2 --threat 1', '%'],
    ['cards', 'ion-lance'],
    ['replay --seed a --difficulty easy --bots random', 'points'],
    ['pack check node_modules/sitroom/examples/night-shift.json', 'night-shift'],
  ])('sitroom %s', (args, said) => {
    const { status, stdout, stderr } = sitroom(args.split(' '));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(said);
  });
});
