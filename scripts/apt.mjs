// Programs that no npm package brings: Debian's, where we may install them.
import { spawnSync } from 'node:child_process';

/** Is there a program of that name? */
export const can = (name) => spawnSync('which', [name]).status === 0;

/** Installs Debian packages if we may; says so on standard error. */
export function installed(what, ...packages) {
  if (process.getuid?.() !== 0 || !can('apt-get')) return;
  console.error(`Installing ${what} …`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
