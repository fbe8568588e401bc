// The packages, on a fresh checkout too.
import { spawn } from 'node:child_process';
import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { demandNode, ended, refuse, root } from './house.mjs';
import { inTurn } from './turns.mjs';

const modules = join(root, 'node_modules');

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
    const child = spawn('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (child.pid !== undefined) byProcess(child.pid);
    return ended(child);
  };
  const code = await inTurn(turnsOf('install'), npm, (pid) =>
    console.error(`Waiting for process ${pid}, which installs packages …`),
  );
  if (code !== 0) process.exit(code);
}
