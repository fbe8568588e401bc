// Carries out the planned faults.

import { setTimeout as after } from 'node:timers/promises';
import { fill, makeRoom, onFullDisk } from './disk.ts';
import type { Evening } from './evening.ts';
import type { Mischief } from './plan.ts';

/** How long a disk is full while people go on pressing, in ms. */
const fullMs = 500;
/** Time in which a host may still tell rows that it has just stored, in ms. */
const lateMs = 100;

/** The disk is full for a while, for a running host or one that starts. Nothing may be told meanwhile. */
async function fillDisk(evening: Evening, isRestarted: boolean): Promise<string[]> {
  if (isRestarted) {
    await evening.running.kill();
    await evening.start(onFullDisk(evening.folder));
  } else fill(evening.running.pid, evening.folder);
  await after(lateMs);
  const { told } = evening;
  await after(fullMs);
  const faults = evening.told > told ? [`row ${evening.told} was told with a full disk`] : [];
  makeRoom(evening.running.pid);
  return faults;
}

async function stop({ running }: Evening, ms: number): Promise<void> {
  process.kill(running.pid, 'SIGSTOP');
  await after(ms);
  process.kill(running.pid, 'SIGCONT');
}

/** Does something to the connection of a device. It may take longer than this: the device finds out by itself. */
function disturbLink(evening: Evening, { kind, device, ms }: Mischief): void {
  const victim = evening.devices[device];
  if (victim === undefined) return;
  const { address } = victim.parts;
  const connection = evening.proxy.of(address);
  if (kind === 'reload') victim.reload();
  else if (kind === 'reorder') void evening.proxy.reorder(address);
  else if (kind === 'duplicate') void evening.proxy.duplicate(address);
  else if (kind === 'drop') connection?.cut();
  else if (kind === 'cut-up') connection?.up.cutNext();
  else if (kind === 'cut-down') connection?.down.cutNext();
  else if (kind === 'delay') connection?.delay(ms);
  else {
    if (kind !== 'silent-down') connection?.up.swallow();
    if (kind !== 'silent-up') connection?.down.swallow();
  }
}

/** Carries a mischief out. Resolves to the faults that were seen meanwhile. */
export async function cause(evening: Evening, mischief: Mischief): Promise<string[]> {
  const { kind, ms } = mischief;
  if (kind === 'full' || kind === 'full-restart') return await fillDisk(evening, kind === 'full-restart');
  if (kind === 'stop') await stop(evening, ms);
  else if (kind === 'kill' || kind === 'end') {
    await evening.running[kind]();
    await evening.start();
  } else disturbLink(evening, mischief);
  return [];
}
