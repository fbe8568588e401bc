// Luck of a game: actual results of its rolls compared with expected ones.

import type { Pack } from '../content/cards/pack.ts';
import { type Role, roles } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import { evolveOpen, type GameEvent, hasBoard, initialState, withPack } from '../rules/index.ts';
import { lossChance, successes } from './chances.ts';
import { pushOf } from './task.ts';

/** Dice and risk of one roll. */
interface Risk {
  readonly dice: number;
  /** Chance of a loss. */
  readonly loss: number;
}

/** Actual and expected results of rolls. */
export interface Luck {
  readonly rolls: number;
  readonly risks: readonly Risk[];
  readonly successes: number;
  readonly expectedSuccesses: number;
  readonly losses: number;
  readonly expectedLosses: number;
}

const none: Luck = { rolls: 0, risks: [], successes: 0, expectedSuccesses: 0, losses: 0, expectedLosses: 0 };

const plus = (one: Luck, other: Luck): Luck => ({
  rolls: one.rolls + other.rolls,
  risks: [...one.risks, ...other.risks],
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
  let seen = initialState;
  for (const event of log) {
    const open = event.type === 'dice-rolled' ? withPack(seen, pack) : null;
    if (event.type === 'dice-rolled' && open && hasBoard(open) && open.step !== null) {
      const push = pushOf(open);
      const { role } = factsOf(open.step);
      if (push !== null && role !== 'all') {
        const loss = lossChance(push, 0);
        luck[role] = plus(luck[role], {
          rolls: 1,
          risks: [{ dice: event.xcom.length, loss }],
          successes: event.successes,
          expectedSuccesses: expectedWith(event.xcom.length),
          losses: event.loss ? 1 : 0,
          expectedLosses: loss,
        });
      }
    }
    seen = evolveOpen(seen, event);
  }
  return { ...luck, all: roles.map((role) => luck[role]).reduce(plus) };
}

/** Returns the chances of each result of a roll, from -1 on: its successes, less one if it is lost. */
function chancesOf({ dice, loss }: Risk): readonly number[] {
  const row = successes(dice);
  return Array.from({ length: dice + 2 }, (_, i) => (row[i - 1] ?? 0) * (1 - loss) + (row[i] ?? 0) * loss);
}

/**
 * Returns how many of a hundred games with the same rolls would be less lucky than this one. Games that are just as
 * lucky count half.
 */
export function luckierThan({ risks, successes: had, losses }: Luck): number {
  let chances: readonly number[] = [1];
  for (const risk of risks) {
    const one = chancesOf(risk);
    const next = Array<number>(chances.length + one.length - 1).fill(0);
    for (const [i, p] of chances.entries())
      for (const [j, q] of one.entries()) next[i + j] = (next[i + j] ?? 0) + p * q;
    chances = next;
  }
  const here = had - losses + risks.length;
  const fewer = chances.slice(0, here).reduce((sum, chance) => sum + chance, 0);
  return Math.round(100 * (fewer + (chances[here] ?? 0) / 2));
}
