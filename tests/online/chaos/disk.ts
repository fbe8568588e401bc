// A full disk: the kernel lets the host write nothing beyond the present end of its files.

import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((file) => existsSync(file));

/** Whether this machine can limit the files of a process. */
export const canFill = limiter !== undefined;

/** Size of the longest file of a host on Node. */
const longest = (folder: string): number =>
  Math.max(
    ...['tables.sqlite', 'tables.sqlite-wal'].map(
      (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
    ),
  );

/** Returns a command that starts a host on a full disk. There can be room again. */
export const onFullDisk = (folder: string): readonly string[] => [
  limiter ?? '',
  `--fsize=${longest(folder)}:unlimited`,
];

/** Fills the disk of a running host. */
export function fill(pid: number, folder: string): void {
  execFileSync(limiter ?? '', [`--pid=${pid}`, `--fsize=${longest(folder)}:unlimited`]);
}

/** Makes room again. */
export function makeRoom(pid: number): void {
  execFileSync(limiter ?? '', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}
