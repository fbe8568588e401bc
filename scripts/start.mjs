// `npm start`: on a fresh checkout with only Node and npm it installs, builds, and serves the app.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { command, install, root, run } from './house.mjs';

/** When the newest file below a folder was written. */
const newest = (folder) =>
  Math.max(
    ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

install();
const page = join(root, 'dist/index.html');
if (!existsSync(page) || statSync(page).mtimeMs < Math.max(newest('src'), newest('build'))) {
  console.error('Building …');
  const code = command(['vite', 'build', '--configLoader', 'native'], { quiet: true });
  if (code !== 0) process.exit(code);
}
process.exitCode = run(['scripts/serve.ts', ...process.argv.slice(2)]);
