// How much tasks will be worth, for plans: rolling on as long as that beats stopping (TSK-7).

import { dice as printed } from '../../../content/components.ts';
import { threatTrack } from '../../../content/tracks.ts';
import { type Against, successes } from '../../../odds/index.ts';
import type { Stakes } from './pushing.ts';

const { lowest, highest } = threatTrack;
const rows = highest + 1;

/** Points by threat; index 0 is unused. */
export type ByThreat = readonly number[];

export const nothing: ByThreat = Array<number>(rows).fill(0);

/** A task as plans see it. `stakes.loss` is what a lost roll costs. */
export interface Rolling {
  readonly dice: number;
  readonly needed: number;
  readonly stakes: Stakes;
  /** What a rule makes harder. */
  readonly against: Against;
}

/** What follows a task, by the threat then. */
export interface After {
  readonly stopped: ByThreat;
  readonly won: ByThreat;
  /** Won or not won by a lost roll, with the units who are left. */
  readonly wonButLost: ByThreat;
  readonly lost: ByThreat;
}

const nothingAfter: After = { stopped: nothing, won: nothing, wonButLost: nothing, lost: nothing };

/** No plan looks at more dice or successes than these. */
const most = { dice: 23, needed: 24 } as const;
const chances = Array.from({ length: most.dice + 1 }, (_, count) => successes(count));

/** Values of the task being worked out, by successes needed and threat. Reused: plans ask thousands of times a second. */
const values = new Float64Array(rows * (most.needed + 1));

/** Successes still needed of an enemy that heals: it loses a marker unless it is killed or unharmed. */
const healed = (left: number, count: number): number => (count > 0 ? Math.max(1, left - count + 1) : left);

/** Fills `values` with the worth of a task, for all successes up to those needed and all threats. */
function reckon({ dice, needed, stakes, against }: Rolling, { stopped, won, wonButLost, lost }: After): void {
  const { success, done, loss } = stakes;
  const { atLeast = 0, killsOn = 0, heals } = against;
  const falls = chances[Math.min(dice, most.dice)] ?? [1];
  for (let threat: number = highest; threat >= lowest; threat -= 1) {
    const counted = Math.max(threat, atLeast);
    const losing = (counted + (killsOn > counted ? 1 : 0)) / printed.alien.sides;
    const next = threat < highest ? threat + 1 : highest;
    const whenWon = done + (1 - losing) * (won[next] ?? 0) + losing * (wonButLost[next] ?? 0);
    const whenLost = losing * (lost[next] ?? 0);
    for (let left = 1; left <= needed; left += 1) {
      let value = -losing * loss;
      // The chance that a roll at the highest threat changes nothing and leads back here.
      let same = 0;
      for (let count = 0; count < falls.length; count += 1) {
        const chance = falls[count] ?? 0;
        if (count >= left) {
          value += chance * (left * success + whenWon);
          continue;
        }
        const to = heals === undefined ? left - count : healed(left, count);
        value += chance * ((left - to) * success + whenLost);
        if (to === left && next === threat) same += chance * (1 - losing);
        else value += chance * (1 - losing) * (values[to * rows + next] ?? 0);
      }
      values[left * rows + threat] = Math.max(stopped[threat] ?? 0, value / (1 - same));
    }
  }
}

/** The worth of a task, by the threat it begins at. */
export function rollingWorth(rolling: Rolling, after: After): ByThreat {
  const needed = Math.min(rolling.needed, most.needed);
  reckon({ ...rolling, needed }, after);
  const found: number[] = [];
  for (let threat = 0; threat < rows; threat += 1) found.push(values[needed * rows + threat] ?? 0);
  return found;
}

/** What a task not begun yet is worth with so many dice. */
export function taskWorth(dice: number, needed: number, stakes: Stakes, threat: number = lowest): number {
  if (dice <= 0 || needed <= 0) return 0;
  reckon({ dice, needed: Math.min(needed, most.needed), stakes, against: {} }, nothingAfter);
  return values[Math.min(needed, most.needed) * rows + threat] ?? 0;
}
