// Expected points of tasks that have not begun, if the team rolls while that beats stopping (TSK-7).

import { dice as printed } from '../../../content/components.ts';
import { threatTrack } from '../../../content/tracks.ts';
import { type Against, successes } from '../../../odds/index.ts';
import type { Stakes } from './pushing.ts';

const { lowest, highest } = threatTrack;
const rows = highest + 1;

/** Points by threat; index 0 is unused. */
export type ByThreat = readonly number[];

/** 0 points at every threat. */
export const zeroByThreat: ByThreat = Array<number>(rows).fill(0);

/** A task to estimate. */
export interface Rolling {
  readonly dice: number;
  readonly needed: number;
  readonly stakes: Stakes;
  /** Rule that makes rolls harder. */
  readonly against: Against;
}

/** Points for what follows a task, by the threat at that time. */
export interface After {
  readonly stopped: ByThreat;
  readonly won: ByThreat;
  /** Won by a roll that was a loss: only the survivors are left. */
  readonly wonButLost: ByThreat;
  /** Not won, and only the survivors are left. */
  readonly lost: ByThreat;
}

const nothingAfter: After = { stopped: zeroByThreat, won: zeroByThreat, wonButLost: zeroByThreat, lost: zeroByThreat };

/** Larger numbers of dice or successes are treated as these. */
const limits = { dice: 23, needed: 24 } as const;
const chances = Array.from({ length: limits.dice + 1 }, (_, count) => successes(count));

/** Result of `fillValues`, by successes needed and threat. Reused, since plans estimate thousands of tasks a second. */
const values = new Float64Array(rows * (limits.needed + 1));

/** Successes still needed after a roll, against an enemy that heals. It removes a marker unless dead or not hit. */
const healed = (left: number, count: number): number => (count > 0 ? Math.max(1, left - count + 1) : left);

/** Fills `values` with the points of a task, for every number of successes up to `needed` and every threat. */
function fillValues({ dice, needed, stakes, against }: Rolling, { stopped, won, wonButLost, lost }: After): void {
  const { success, done, loss } = stakes;
  const { atLeast = 0, killsOn = 0, heals } = against;
  const successChances = chances[Math.min(dice, limits.dice)] ?? [1];
  for (let threat: number = highest; threat >= lowest; threat -= 1) {
    const counted = Math.max(threat, atLeast);
    const lossChance = (counted + (killsOn > counted ? 1 : 0)) / printed.alien.sides;
    const next = threat < highest ? threat + 1 : highest;
    const whenWon = done + (1 - lossChance) * (won[next] ?? 0) + lossChance * (wonButLost[next] ?? 0);
    const whenLost = lossChance * (lost[next] ?? 0);
    for (let left = 1; left <= needed; left += 1) {
      let value = -lossChance * loss;
      // Chance that a roll at the highest threat changes nothing and leads back to this state.
      let unchanged = 0;
      for (let count = 0; count < successChances.length; count += 1) {
        const chance = successChances[count] ?? 0;
        if (count >= left) {
          value += chance * (left * success + whenWon);
          continue;
        }
        const to = heals === undefined ? left - count : healed(left, count);
        value += chance * ((left - to) * success + whenLost);
        if (to === left && next === threat) unchanged += chance * (1 - lossChance);
        else value += chance * (1 - lossChance) * (values[to * rows + next] ?? 0);
      }
      values[left * rows + threat] = Math.max(stopped[threat] ?? 0, value / (1 - unchanged));
    }
  }
}

/** Returns the points of a task and what follows it, by the threat it starts at. */
export function rollingWorth(rolling: Rolling, after: After): ByThreat {
  const needed = Math.min(rolling.needed, limits.needed);
  fillValues({ ...rolling, needed }, after);
  const found: number[] = [];
  for (let threat = 0; threat < rows; threat += 1) found.push(values[needed * rows + threat] ?? 0);
  return found;
}

/** Returns the points of a task that nothing follows. 0 without dice or needed successes. */
export function taskWorth(dice: number, needed: number, stakes: Stakes, threat: number = lowest): number {
  if (dice <= 0 || needed <= 0) return 0;
  fillValues({ dice, needed: Math.min(needed, limits.needed), stakes, against: {} }, nothingAfter);
  return values[Math.min(needed, limits.needed) * rows + threat] ?? 0;
}
