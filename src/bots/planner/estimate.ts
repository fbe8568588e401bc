// How much tasks will be worth, for plans: rolling on as long as that beats stopping (TSK-7).

import { dice as printed } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import { type Against, successes } from '../../odds/index.ts';
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

/** Successes still needed after a roll. An enemy that heals loses a marker unless it is killed or unharmed. */
const leftAfter = (left: number, count: number, heals: boolean): number =>
  heals && count > 0 ? Math.max(1, left - count + 1) : left - count;

/** The worth of the next roll, when `values` holds what all rolls after it are worth. */
function rollWorth({ dice, stakes, against }: Rolling, after: After, left: number, threat: number): number {
  const { atLeast = 0, killsOn = 0, heals } = against;
  const falls = chances[Math.min(dice, most.dice)] ?? [1];
  const counted = Math.max(threat, atLeast);
  const lost = (counted + (killsOn > counted ? 1 : 0)) / printed.alien.sides;
  const next = threat < highest ? threat + 1 : highest;
  const won = (1 - lost) * (after.won[next] ?? 0) + lost * (after.wonButLost[next] ?? 0);
  const failed = lost * (after.lost[next] ?? 0);
  let value = -lost * stakes.loss;
  // The chance that a roll at the highest threat changes nothing and leads back here.
  let same = 0;
  for (let count = 0; count < falls.length; count += 1) {
    const chance = falls[count] ?? 0;
    if (count >= left) {
      value += chance * (left * stakes.success + stakes.done + won);
      continue;
    }
    const to = leftAfter(left, count, heals !== undefined);
    value += chance * ((left - to) * stakes.success + failed);
    if (to === left && next === threat) same += chance * (1 - lost);
    else value += chance * (1 - lost) * (values[to * rows + next] ?? 0);
  }
  return value / (1 - same);
}

/** The worth of a task, by the threat it begins at. */
export function rollingWorth(rolling: Rolling, after: After = nothingAfter): ByThreat {
  const needed = Math.min(rolling.needed, most.needed);
  for (let left = 1; left <= needed; left += 1) {
    for (let threat: number = highest; threat >= lowest; threat -= 1) {
      const value = rollWorth(rolling, after, left, threat);
      values[left * rows + threat] = Math.max(after.stopped[threat] ?? 0, value);
    }
  }
  return Array.from(values.subarray(needed * rows, (needed + 1) * rows));
}

/** What a task not begun yet is worth with so many dice. */
export function taskWorth(dice: number, needed: number, stakes: Stakes, threat: number = lowest): number {
  if (dice <= 0 || needed <= 0) return 0;
  return rollingWorth({ dice, needed, stakes, against: {} })[threat] ?? 0;
}
