// Installs programs that npm does not provide, from Debian packages.
import { spawnSync } from 'node:child_process';

/** Whether a program of that name is on the PATH. */
export const hasProgram = (name) => spawnSync('which', [name]).status === 0;

/** Installs Debian packages, and reports it on standard error. No-op unless run as root on a system with apt-get. */
export function aptInstall(what, ...packages) {
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) return;
  console.error(`Installing ${what} …`);
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
