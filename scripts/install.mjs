// Installs the npm packages if they are missing or outdated.
import { spawn } from 'node:child_process';
import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { demandNode, exitCodeOf, isRecent, packagedNode, refuse, root } from './house.mjs';
import { inTurn } from './turns.mjs';

const modules = join(root, 'node_modules');
const newer = join(root, '.cache/newer-node');

/** Returns the packages of a lock file by path, or null if the file cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Whether the installed packages match the lock file. npm writes its own list when an installation is complete.
 * Optional packages may be missing, because most are for other systems.
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

/** Whether files can be created in the repository folder. */
export function isWritable() {
  try {
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the folder for `inTurn` of a kind of work. It is outside of everything that work deletes. */
export const turnsOf = (work) => join(root, '.cache/turns', work);

/** Returns the packages needed to install the others: the Node of the lock file, and an npm that fits it. */
function newerPackages() {
  const [, name] = packagedNode.split('/');
  const { version } = packagesOf(join(root, 'package-lock.json'))[`node_modules/${name}`];
  return [`${name}@${version}`, 'npm@11.19.1'];
}

/** Runs npm, with all output on standard error. Passes its pid to `byProcess`. Resolves to the exit code. */
function runNpm(name, args, byProcess) {
  const shell = process.platform === 'win32' && name === 'npm';
  const child = spawn(name, [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell,
  });
  if (child.pid !== undefined) byProcess(child.pid);
  return exitCodeOf(child);
}

/**
 * Installs the packages of the lock file. Resolves to the exit code.
 *
 * npm skips optional packages that do not support the Node it runs on, and npm 9 also those that name a C library.
 * On an old Node, a newer Node and npm are therefore installed first, and do the rest.
 */
async function npmCi(byProcess) {
  if (isRecent()) return runNpm('npm', ['ci'], byProcess);
  const code = await runNpm('npm', ['install', '--no-save', '--prefix', newer, ...newerPackages()], byProcess);
  const newerNpm = join(newer, 'node_modules/npm/bin/npm-cli.js');
  return code === 0 ? runNpm(join(newer, packagedNode), [newerNpm, 'ci'], byProcess) : code;
}

/** Installs the packages unless they match the lock file. Prints to stderr only. Ends the process on failure. */
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
