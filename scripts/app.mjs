// Builds the app, unless the last build is up to date with the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, refuse, root } from './house.mjs';
import { isWritable, turnsOf } from './install.mjs';
import { inTurn } from './turns.mjs';

/** Files and folders that the build depends on. */
const sources = ['src', 'build', 'vite.config.ts', 'tsconfig.base.json', 'package-lock.json'];

const page = join(root, 'dist/index.html');
const hashFile = join(root, 'dist/.built-from');

/** Lists all files below a folder. Node 20.0 cannot do this by itself. */
export const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** Returns a hash of the paths and contents of all sources except tests. */
function sourcesHash() {
  const files = sources.flatMap((path) => (/\./.test(path) ? [path] : filesBelow(path)));
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !path.endsWith('.test.ts')).sort()) {
    const content = readFileSync(join(root, file), 'latin1');
    hash.update(`${file} ${content.length}\n`).update(content, 'latin1');
  }
  return hash.digest('hex');
}

const isBuilt = () => existsSync(page) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sourcesHash();

/** Waits for builds of other processes, then builds the app if `needed()` still holds. Resolves to the exit code. */
const buildIf = (needed) =>
  inTurn(
    turnsOf('build'),
    async () => {
      if (!needed()) return 0;
      console.error('Building …');
      const hash = sourcesHash();
      const code = await command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
      if (code === 0) writeFileSync(hashFile, hash);
      return code;
    },
    (pid) => console.error(`Waiting for process ${pid}, which builds the app …`),
  );

/** Builds the app. Resolves to the exit code. */
export const build = () => buildIf(() => true);

/**
 * Builds the app unless it is up to date. Resolves to the exit code. In a read-only folder it accepts an older build,
 * and ends the process if there is none.
 */
export async function upToDate() {
  if (isBuilt()) return 0;
  if (isWritable()) return buildIf(() => !isBuilt());
  if (!existsSync(page)) refuse(`the app is not built, and ${root} cannot be written to.`);
  console.error('This folder cannot be written to: the app is served as it was built before.');
  return 0;
}
