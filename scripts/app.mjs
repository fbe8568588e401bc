// The built app, and whether it is that of the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, refuse, root } from './house.mjs';
import { isWritable, turnsOf } from './install.mjs';
import { inTurn } from './turns.mjs';

/** Files and folders that the app is made of. */
const sources = ['src', 'build', 'vite.config.ts', 'tsconfig.base.json', 'package-lock.json'];

const page = join(root, 'dist/index.html');
const mark = join(root, 'dist/.built-from');

/** The files below a folder, which Node 20.0 cannot list by itself. */
const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** A hash of the names and contents of all sources but the tests. */
function sourcesHash() {
  const files = sources.flatMap((path) => (/\./.test(path) ? [path] : filesBelow(path)));
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !path.endsWith('.test.ts')).sort()) {
    const content = readFileSync(join(root, file), 'latin1');
    hash.update(`${file} ${content.length}\n`).update(content, 'latin1');
  }
  return hash.digest('hex');
}

const isBuilt = () => existsSync(page) && existsSync(mark) && readFileSync(mark, 'utf8') === sourcesHash();

/** Builds the app once no other process does, unless `needed` says by then that it need not be. Gives the exit code. */
const building = (needed) =>
  inTurn(
    turnsOf('build'),
    async () => {
      if (!needed()) return 0;
      console.error('Building …');
      const hash = sourcesHash();
      const code = await command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
      if (code === 0) writeFileSync(mark, hash);
      return code;
    },
    (pid) => console.error(`Waiting for process ${pid}, which builds the app …`),
  );

/** Builds the app, and gives the exit code. */
export const build = () => building(() => true);

/** Builds the app unless it is that of the sources, and gives the exit code. */
export async function upToDate() {
  if (isBuilt()) return 0;
  if (isWritable()) return building(() => !isBuilt());
  if (!existsSync(page)) refuse(`the app is not built, and ${root} cannot be written to.`);
  console.error('This folder cannot be written to: the app is served as it was built before.');
  return 0;
}
