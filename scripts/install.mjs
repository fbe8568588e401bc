// The packages, on a fresh checkout too.
import { spawn } from 'node:child_process';
import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { brought, demandNode, ended, isRecent, refuse, root } from './house.mjs';
import { inTurn } from './turns.mjs';

const modules = join(root, 'node_modules');
const newer = join(root, '.cache/newer-node');

/** The packages of a lock file by their paths; null where there is none to read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Are the packages those of the lock file? npm lists what it has installed once it is done. Optional packages may be
 * missing: most are for other systems.
 */
function areInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const found = packagesOf(join(modules, '.package-lock.json'));
  if (wanted === null || found === null) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const one = found[path];
    return one === undefined ? optional === true : one.version === version && one.integrity === integrity;
  });
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** May files be made in the house? */
export function isWritable() {
  try {
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where processes wait for each other: outside of what they delete. */
export const turnsOf = (work) => join(root, '.cache/turns', work);

/** Packages that install the others: the Node of the lock file, and an npm of its time. */
function newerPackages() {
  const [, name] = brought.split('/');
  const { version } = packagesOf(join(root, 'package-lock.json'))[`node_modules/${name}`];
  return [`${name}@${version}`, 'npm@11.19.1'];
}

/** Runs a program to its end, told on standard error only. `byProcess` hears its number. Gives its exit code. */
function quietly(name, args, byProcess) {
  const shell = process.platform === 'win32' && name === 'npm';
  const child = spawn(name, [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell,
  });
  if (child.pid !== undefined) byProcess(child.pid);
  return ended(child);
}

/**
 * Installs the packages of the lock file. An npm leaves out optional packages that the Node it runs on is too old for,
 * and npm 9 those that name a C library, though they will run on a newer Node. So an older Node first gets a newer one
 * with its npm, and these install. Gives the exit code.
 */
async function npmCi(byProcess) {
  if (isRecent()) return quietly('npm', ['ci'], byProcess);
  const code = await quietly('npm', ['install', '--no-save', '--prefix', newer, ...newerPackages()], byProcess);
  const newerNpm = join(newer, 'node_modules/npm/bin/npm-cli.js');
  return code === 0 ? quietly(join(newer, brought), [newerNpm, 'ci'], byProcess) : code;
}

/** Installs the packages unless they are those of the lock file. Says so on standard error only. */
export async function install() {
  demandNode();
  if (areInstalled()) return;
  if (isLink(modules)) {
    refuse(
      `node_modules is a link to ${realpathSync(modules)}, and the packages there are not those of package-lock.json. ` +
        'Installing would delete them for whoever else uses them: remove the link, or run npm ci there.',
    );
  }
  if (!isWritable()) refuse(`the packages of package-lock.json are not installed, and ${root} cannot be written to.`);
  const npm = async (byProcess) => {
    if (areInstalled()) return 0;
    console.error('Installing packages …');
    return npmCi(byProcess);
  };
  const code = await inTurn(turnsOf('install'), npm, (pid) =>
    console.error(`Waiting for process ${pid}, which installs packages …`),
  );
  if (code !== 0) process.exit(code);
}
