// Installs the npm packages if they are missing or outdated.
import { spawn } from 'node:child_process';
import { accessSync, constants, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { demandNode, exitCodeOf, isRecent, newer, node, packagedNode, refuse, root } from './house.mjs';
import { inTurn } from './turns.mjs';

const modules = join(root, 'node_modules');

/** Returns the packages of a lock file by path, or null if the file cannot be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Returns the packages in a folder `node_modules`. npm lists them there when an installation is complete. */
const packagesIn = (folder) => packagesOf(join(folder, '.package-lock.json')) ?? {};

/** Returns the newer Node for this system and an npm that fits it, by path as in a lock file. */
function newerPackages() {
  const all = packagesOf(join(root, 'scripts/newer-node.json'));
  const paths = [`node_modules/${packagedNode.name}`, 'node_modules/npm'];
  return Object.fromEntries(paths.map((path) => [path, all[path]]));
}

/** Whether a package is found as wanted. Optional ones may be missing, because most are for other systems. */
const isThere = (wanted, found) =>
  found === undefined
    ? wanted.optional === true
    : found.version === wanted.version && found.integrity === wanted.integrity;

/** Whether `modules` has all of these packages. */
function has(modules, packages) {
  const found = packagesIn(modules);
  return Object.entries(packages).every(([path, wanted]) => path === '' || isThere(wanted, found[path]));
}

/** Whether a recent Node is here: the running one, or npm's. */
const isNodeThere = () => isRecent() || has(join(newer, 'node_modules'), newerPackages());

/** Whether the installed packages match the lock file: all, or all except those that only tests and checks need. */
function areInstalled(withDev) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (wanted === null) return false;
  return has(modules, Object.fromEntries(Object.entries(wanted).filter(([, { dev }]) => withDev || !dev)));
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

/** Installs npm packages into a folder of their own. Resolves to the exit code. */
export const npmInstall = (folder, names, byProcess = () => {}) =>
  runNpm('npm', ['install', '--no-save', '--prefix', folder, ...names], byProcess);

/**
 * Installs a newer Node and npm, which run everything else if the running Node is old. Resolves to the exit code.
 *
 * The old npm cannot install the packages: it skips optional ones that do not support the Node it runs on, and npm 9
 * also those that name a C library.
 */
async function installNode(byProcess) {
  const names = Object.entries(newerPackages()).map(([path, { version }]) => `${basename(path)}@${version}`);
  const code = await npmInstall(newer, names, byProcess);
  if (code === 0 && !isNodeThere()) refuse(`npm installed another Node than ${names[0]} of scripts/newer-node.json.`);
  return code;
}

/** Runs `npm ci`. Resolves to the exit code. */
function npmCi(withDev, byProcess) {
  const args = ['ci', ...(withDev ? [] : ['--omit=dev'])];
  if (isRecent()) return runNpm('npm', args, byProcess);
  return runNpm(node(), [join(newer, 'node_modules/npm/bin/npm-cli.js'), ...args], byProcess);
}

/**
 * Installs what is missing. Packages for tests and checks that are here already are kept. Resolves to the exit code.
 */
async function installMissing(withDev, byProcess) {
  const code = isNodeThere() ? 0 : await installNode(byProcess);
  if (code !== 0 || areInstalled(withDev)) return code;
  const hasDev = Object.values(packagesIn(modules)).some(({ dev }) => dev);
  return npmCi(withDev || hasDev, byProcess);
}

async function ensure(withDev) {
  demandNode();
  const isComplete = () => isNodeThere() && areInstalled(withDev);
  if (isComplete()) return;
  if (isLink(modules) && !areInstalled(withDev)) {
    refuse(
      `node_modules is a link to ${realpathSync(modules)}, and the packages there are not those of package-lock.json. ` +
        'Installing would delete them for whoever else uses them: remove the link, or run npm ci there.',
    );
  }
  if (!isWritable()) refuse(`the packages of package-lock.json are not installed, and ${root} cannot be written to.`);
  const npm = async (byProcess) => {
    if (isComplete()) return 0;
    console.error('Installing packages …');
    return installMissing(withDev, byProcess);
  };
  const code = await inTurn(turnsOf('install'), npm, (pid) =>
    console.error(`Waiting for process ${pid}, which installs packages …`),
  );
  if (code !== 0) process.exit(code);
}

/**
 * Installs the packages that the app and the command line need, unless they match the lock file. Prints to stderr only.
 * Ends the process on failure.
 */
export const install = () => ensure(false);

/** Does the same for all packages, also those of tests and checks. */
export const installAll = () => ensure(true);
