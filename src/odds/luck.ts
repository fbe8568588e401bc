// How lucky the rolls of a game were: actual results beside expected ones.

import type { Pack } from '../content/cards/pack.ts';
import { type Role, roles } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import { blankOpen, evolveOpen, type GameEvent, hasBoard, withPack } from '../rules/index.ts';
import { lossChance, successes } from './chances.ts';
import { pushOf } from './task.ts';

/** Actual and expected results of rolls. */
export interface Luck {
  readonly rolls: number;
  readonly successes: number;
  readonly expectedSuccesses: number;
  readonly losses: number;
  readonly expectedLosses: number;
}

const none: Luck = { rolls: 0, successes: 0, expectedSuccesses: 0, losses: 0, expectedLosses: 0 };

const plus = (one: Luck, other: Luck): Luck => ({
  rolls: one.rolls + other.rolls,
  successes: one.successes + other.successes,
  expectedSuccesses: one.expectedSuccesses + other.expectedSuccesses,
  losses: one.losses + other.losses,
  expectedLosses: one.expectedLosses + other.expectedLosses,
});

/** Returns the expected number of successes with some dice (TAB-9). */
const expectedWith = (dice: number): number => successes(dice).reduce((sum, chance, count) => sum + chance * count, 0);

/**
 * Returns the luck of each role, and of all together. Counts each roll as the dice fell, before cards changed it, and
 * compares it with its chances at that time (TSK-4).
 */
export function luckOf(log: readonly GameEvent[], pack: Pack): Readonly<Record<Role | 'all', Luck>> {
  const luck = { commander: none, 'chief-scientist': none, 'central-officer': none, 'squad-leader': none };
  let seen = blankOpen;
  for (const event of log) {
    const open = event.type === 'dice-rolled' ? withPack(seen, pack) : null;
    if (event.type === 'dice-rolled' && open && hasBoard(open) && open.step !== null) {
      const push = pushOf(open);
      const { role } = factsOf(open.step);
      if (push !== null && role !== 'all') {
        luck[role] = plus(luck[role], {
          rolls: 1,
          successes: event.successes,
          expectedSuccesses: expectedWith(event.xcom.length),
          losses: event.loss ? 1 : 0,
          expectedLosses: lossChance(push, 0),
        });
      }
    }
    seen = evolveOpen(seen, event);
  }
  return { ...luck, all: roles.map((role) => luck[role]).reduce(plus) };
}

/** Returns how much better the dice were than expected, in successes. A loss avoided counts as one. */
export const fortune = ({ successes: had, expectedSuccesses, losses, expectedLosses }: Luck): number =>
  had - expectedSuccesses + expectedLosses - losses;
