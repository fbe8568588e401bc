// How much a task is worth with so many dice, if one pushes exactly as long as it pays.

import { dice as printed } from '../content/components.ts';
import { threatTrack } from '../content/tracks.ts';
import { successes } from '../odds/index.ts';

/** What a roll can bring and cost, in points. */
export interface Stakes {
  /** Each success, up to those needed. */
  readonly success: number;
  /** The last one, on top. */
  readonly done: number;
  /** A lost roll. */
  readonly loss: number;
}

const { highest } = threatTrack;
const chances = Array.from({ length: 24 }, (_, count) => successes(count));

/** Values of a task by what is still needed, for each threat; rolling is worth it where they are above zero. */
function table(dice: number, needed: number, stakes: Stakes): number[][] {
  const falls = chances[Math.min(dice, chances.length - 1)] ?? [1];
  const values: number[][] = [Array.from({ length: highest + 1 }, () => 0)];
  for (let left = 1; left <= needed; left += 1) {
    const row: number[] = Array.from({ length: highest + 1 }, () => 0);
    for (let threat = highest; threat >= threatTrack.lowest; threat -= 1) {
      const loss = threat / printed.alien.sides;
      const next = Math.min(highest, threat + 1);
      let value = -loss * stakes.loss;
      let same = 0;
      for (let k = 0; k < falls.length; k += 1) {
        const chance = falls[k] ?? 0;
        const hits = Math.min(k, left);
        value += chance * (hits * stakes.success + (k >= left ? stakes.done : 0));
        if (k >= left) continue;
        // A blank roll at the highest threat leads back here.
        if (k === 0 && next === threat) same = chance * (1 - loss);
        else value += chance * (1 - loss) * Math.max(0, (k === 0 ? row[next] : values[left - k]?.[next]) ?? 0);
      }
      row[threat] = value / (1 - same);
    }
    values.push(row);
  }
  return values;
}

/** What the next roll is worth, if one goes on as long as that pays; stopping is worth nothing. */
export function rollWorth(dice: number, needed: number, threat: number, stakes: Stakes): number {
  if (dice <= 0 || needed <= 0) return 0;
  return table(dice, needed, stakes)[needed]?.[threat] ?? 0;
}

/** What a task is worth to those who may also leave it. */
export const taskWorth = (dice: number, needed: number, stakes: Stakes): number =>
  Math.max(0, rollWorth(dice, needed, threatTrack.lowest, stakes));
