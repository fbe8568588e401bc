// A person at a device, who makes random legal presses.

import { setTimeout as after } from 'node:timers/promises';
import type { PendingCommand } from '../../../src/client/game/online/command-queue.ts';
import { roles } from '../../../src/content/roles.ts';
import { momentOf } from '../../../src/host/index.ts';
import { type Draws, legalIntents, type OpenGame } from '../../../src/rules/index.ts';
import { oneIn } from '../../random/positions.ts';
import type { Device } from './device.ts';

/** Time between two presses of a person, in ms: a table takes thirty a second (ONL-12). */
const betweenMs = 110;

/** Intents that stop the clock for all, or for long. */
const stopping: ReadonlySet<string> = new Set(['set-timers', 'pause', 'open-menu']);

function pressFor({ parts }: Device, open: OpenGame, chance: Draws): PendingCommand | null {
  if (oneIn(chance, 15)) return { t: 'take-back' };
  if (oneIn(chance, 30)) return { t: 'give', role: chance.pick(roles), to: chance.pick(['bot', 'person', 'person']) };
  const as = chance.pick(parts.roles);
  const moves = legalIntents(open, as).filter(({ type }) => !stopping.has(type));
  return moves.length === 0 ? null : { t: 'do', intent: chance.pick(moves), as, on: momentOf(open) };
}

/** Sits down, and presses until `isOver`. */
export async function play(device: Device, chance: Draws, isOver: () => boolean): Promise<void> {
  const { name, parts } = device;
  const orLeft = <T>(answer: Promise<T>): Promise<T | 'left'> => Promise.race([answer, device.left]);
  // A page that was loaded again before it had its seat sits down again.
  while (!isOver()) {
    await orLeft(device.table.ready);
    if (!device.hasSat) device.hasSat = (await orLeft(device.table.sit(parts.roles, name))) === null;
    const open = device.shown();
    const press = open === null ? null : pressFor(device, open, chance);
    if (press !== null) await orLeft(device.table.press(press));
    await after(betweenMs);
  }
}
