// `npm run package`: writes the app and its server as one file for each system, which needs nothing else, not even Node,
// into `out`. With names of targets, such as `linux-x64`, only those.
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, upToDate } from './app.mjs';
import { command, refuse, root } from './house.mjs';
import { installAll, npmInstall } from './install.mjs';

/** Systems for which npm has a Node: the path of its binary, and npm's names for the system. */
const targets = {
  'linux-x64': { binary: 'bin/node', os: 'linux', cpu: 'x64', suffix: '' },
  'linux-arm64': { binary: 'bin/node', os: 'linux', cpu: 'arm64', suffix: '' },
  'win-x64': { binary: 'bin/node.exe', os: 'win32', cpu: 'x64', suffix: '.exe' },
};

const out = join(root, 'out');
const bundle = join(root, '.cache/executable');
const blob = join(bundle, 'sitroom.blob');
/** Marks in each binary of Node whether a script is inside. */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const read = (path) => readFileSync(join(root, path), 'utf8');
const pinned = JSON.parse(read('scripts/newer-node.json')).packages;

/** Returns the files of the built app by their paths, those that are compressed beforehand included. */
const filesOfApp = () =>
  Object.fromEntries(
    filesBelow('dist')
      .filter((path) => !basename(path).startsWith('.') && path !== 'dist/licences.md')
      .map((path) => [path.slice('dist/'.length), join(root, path)]),
  );

/** Bundles the program, and makes one file of it and the app. */
async function makeBlob() {
  const config = ['--config', 'vite.executable.config.ts'];
  const bundled = await command(['vite', 'build', '--configLoader', 'native', ...config], { quiet: true });
  if (bundled !== 0) return bundled;
  const settings = join(bundle, 'sea.json');
  const content = {
    main: join(bundle, 'sitroom.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    // Both hold for one system only.
    useCodeCache: false,
    useSnapshot: false,
    assets: { ...filesOfApp(), '.build': join(root, 'dist/.built-from') },
  };
  writeFileSync(settings, JSON.stringify(content));
  return await command(['node', '--experimental-sea-config', settings], { quiet: true });
}

/** Installs the pinned Node of a target. Returns its binary. Ends the process if it is another one. */
async function nodeOf(name) {
  const { binary, os, cpu } = targets[name];
  const path = `node_modules/node-${name}`;
  const folder = join(root, '.cache/node-binaries', name);
  const installed = () => {
    const list = join(folder, 'node_modules/.package-lock.json');
    return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).packages[path] : undefined;
  };
  const { version, integrity } = pinned[path];
  if (installed()?.integrity !== integrity)
    // By force, because it is for another system.
    await npmInstall(folder, [`${basename(path)}@${version}`, `--os=${os}`, `--cpu=${cpu}`, '--force']);
  if (installed()?.integrity !== integrity) refuse(`npm has not installed ${basename(path)} ${version}.`);
  return join(folder, path, binary);
}

/** Puts the program into a copy of the binary. */
async function write(name) {
  const { inject } = await import('postject');
  const file = join(out, `sitroom-${name}${targets[name].suffix}`);
  copyFileSync(await nodeOf(name), file);
  chmodSync(file, 0o755);
  await inject(file, 'NODE_SEA_BLOB', readFileSync(blob), { sentinelFuse: fuse });
  console.log(`${file}  ${Math.round(statSync(file).size / 1_000_000)} MB`);
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(targets);
const unknown = wanted.find((name) => !(name in targets));
if (unknown !== undefined) refuse(`there is no ${unknown}: ${Object.keys(targets).join(', ')}`);
await installAll();
const built = await upToDate();
if (built !== 0) process.exit(built);
console.error('Bundling the program …');
const made = await makeBlob();
if (made !== 0) process.exit(made);
mkdirSync(out, { recursive: true });
for (const name of wanted) await write(name);
writeFileSync(join(out, 'NOTICES.md'), `${read('.cache/executable/licences.md')}\n\n${read('dist/licences.md')}`);
