// A full disk: the kernel lets the host write nothing into any file.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((file) => existsSync(file));

/** Whether this machine can limit the files of a process. */
export const canFill = limiter !== undefined;

/** A command that starts a host on a full disk. There can be room again. */
export const onFullDisk: readonly string[] = [limiter ?? '', '--fsize=0:unlimited'];

/** Fills the disk of a running host. */
export function fill(pid: number): void {
  execFileSync(limiter ?? '', [`--pid=${pid}`, '--fsize=0:unlimited']);
}

/** Makes room again. */
export function makeRoom(pid: number): void {
  execFileSync(limiter ?? '', [`--pid=${pid}`, '--fsize=unlimited:unlimited']);
}
