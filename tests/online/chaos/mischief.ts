// Carries out the planned faults.

import { setTimeout as after } from 'node:timers/promises';
import { fill, makeRoom, onFullDisk } from './disk.ts';
import type { Evening } from './evening.ts';
import type { Mischief } from './plan.ts';
import { withWall } from './wall.ts';

/** How long a disk is full while people go on pressing, in ms. */
const fullMs = 500;

/** The disk is full for a while, for a running host or one that starts. No row may be told that is not stored. */
async function fillDisk(evening: Evening, isRestarted: boolean): Promise<string[]> {
  if (isRestarted) {
    await evening.running.kill();
    await evening.start(onFullDisk);
  } else fill(evening.running.pid);
  const { stored } = evening;
  await after(fullMs);
  const faults = evening.told > stored ? [`row ${evening.told} was told and not stored`] : [];
  makeRoom(evening.running.pid);
  return faults;
}

/** Plays on for a few presses, if that is possible. */
const presses = 3;

/** The files of the host are copied, people play on, and the copy is put back (ONL-15). */
async function putBack(evening: Evening, patienceMs: number): Promise<string[]> {
  // People who sit down after the copy is made lose their seats, so the seats must be taken first.
  const isSeated = evening.isSeated;
  await evening.running.kill();
  const back = isSeated ? evening.copy() : null;
  await evening.start();
  if (back === null) return [];
  const goesOn = await evening.more(presses, patienceMs);
  await evening.running.kill();
  back();
  await evening.start();
  return goesOn ? [] : ['the table is stuck before the copy was put back'];
}

const hourMs = 3_600_000;
/** How wrong a wall clock can be, in ms. */
const wrongBy = [hourMs, -hourMs, 40 * 24 * hourMs, -400 * 24 * hourMs];

/** The host runs for a while with a wall clock that is wrong, and then with the right one (ONL-12). */
async function moveWall(evening: Evening, which: number, patienceMs: number): Promise<string[]> {
  await evening.running.kill();
  await evening.start(withWall(wrongBy[which % wrongBy.length] ?? 0));
  const goesOn = await evening.more(presses, patienceMs);
  await evening.running.kill();
  await evening.start();
  return goesOn ? [] : ['the table is stuck while the wall clock is wrong'];
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

/** How far the clock of a device is off after a sleep, in ms: on many it stands still meanwhile. */
const jumps = [0, -500, -3_000, -60_000, 1_500, 20_000];

/** A device sleeps. Its connection may have died without a word. */
function sleep(evening: Evening, { kind, device, ms }: Mischief): void {
  const victim = evening.devices[device];
  if (victim === undefined) return;
  const connection = evening.proxy.of(victim.parts.address);
  if (kind === 'sleep-unheard') for (const way of [connection?.up, connection?.down]) way?.swallow();
  victim.sleep(jumps[Math.floor(ms) % jumps.length] ?? 0);
}

/** Carries a mischief out. Resolves to the faults that were seen meanwhile. */
export async function cause(evening: Evening, mischief: Mischief, patienceMs: number): Promise<string[]> {
  const { kind, ms } = mischief;
  if (kind === 'full' || kind === 'full-restart') return await fillDisk(evening, kind === 'full-restart');
  if (kind === 'put-back') return await putBack(evening, patienceMs);
  if (kind === 'wall') return await moveWall(evening, ms, patienceMs);
  if (kind === 'stop') await stop(evening, ms);
  else if (kind === 'kill' || kind === 'end') {
    await evening.running[kind]();
    await evening.start();
  } else if (kind === 'sleep' || kind === 'sleep-unheard') sleep(evening, mischief);
  else disturbLink(evening, mischief);
  return [];
}
