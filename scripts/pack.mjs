// `npm pack` runs this before and after packing. Before: builds everything, and replaces package.json by one without
// packages and scripts, because nothing of the packed project needs them. After: puts package.json back. Should packing be
// interrupted in between, `node scripts/pack.mjs after` does so.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { upToDate } from './app.mjs';
import { command, root } from './house.mjs';
import { install } from './install.mjs';

const manifest = join(root, 'package.json');
const ownManifest = join(root, '.cache/package.json');

/** Packages that end up in the built app without Vite noticing: fonts, and the service worker. */
const unnoticed = ['@fontsource-variable/exo-2', '@fontsource-variable/source-sans-3', 'workbox-core'];

const read = (path) => readFileSync(join(root, path), 'utf8');

/** Returns the licences of everything that is packed: of the command line, of the app, and the unnoticed ones. */
function notices() {
  const more = unnoticed.map((name) => `## ${name}\n\n${read(`node_modules/${name}/LICENSE`)}`);
  return ['# Notices', read('bin/cli/licences.md'), read('dist/licences.md'), ...more].join('\n\n');
}

function packedManifest() {
  const { scripts, dependencies, devDependencies, overrides, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { ...rest, bin: { sitroom: 'bin/cli/sitroom.js' } };
}

/** Builds and bundles. Resolves to the exit code. */
async function prepare() {
  await install();
  const built = await upToDate();
  if (built !== 0) return built;
  console.error('Bundling the command line …');
  const config = ['--config', 'vite.cli.config.ts'];
  const bundled = await command(['vite', 'build', '--configLoader', 'native', ...config], { quiet: true });
  if (bundled !== 0) return bundled;
  writeFileSync(join(root, 'bin/NOTICES.md'), notices());
  const packed = packedManifest();
  mkdirSync(dirname(ownManifest), { recursive: true });
  copyFileSync(manifest, ownManifest);
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
  return 0;
}

if (process.argv[2] === 'before') process.exitCode = await prepare();
else if (existsSync(ownManifest)) renameSync(ownManifest, manifest);
