// How much tasks will be worth, for plans: as `pushWorth`, but for what enemies and parts make harder. A planner weighs
// thousands of plans a second, so the values of one task at a time are kept in one place.

import { dice as printed } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import { successes } from '../../odds/index.ts';
import type { Stakes } from './pushing.ts';

const { lowest, highest } = threatTrack;
const chances = Array.from({ length: 24 }, (_, count) => successes(count));

const rows = highest + 1;
/** Room for the values of one task at a time: a bot asks thousands of times a second. */
const values = new Float64Array(rows * 64);

/** What a roll is worth with so much left and that threat, when all that may come after it is known. */
function rollFrom(falls: readonly number[], left: number, threat: number, { success, done, loss }: Stakes): number {
  const lost = threat / printed.alien.sides;
  const next = threat < highest ? threat + 1 : highest;
  let value = -lost * loss;
  let same = 0;
  for (let k = 0; k < falls.length; k += 1) {
    const chance = falls[k] ?? 0;
    if (k >= left) value += chance * (left * success + done);
    else {
      value += chance * k * success;
      // A blank roll at the highest threat leads back here.
      if (k === 0 && next === threat) same = chance * (1 - lost);
      else {
        const then = values[(left - k) * rows + next] ?? 0;
        if (then > 0) value += chance * (1 - lost) * then;
      }
    }
  }
  return value / (1 - same);
}

/** What a task not begun yet is worth with so many dice to those who may stop before any roll (TSK-7). */
export function taskWorth(dice: number, needed: number, stakes: Stakes, threat: number = lowest): number {
  if (dice <= 0 || needed <= 0) return 0;
  const falls = chances[Math.min(dice, chances.length - 1)] ?? [1];
  const all = Math.min(needed, 63);
  for (let left = 1; left < all; left += 1) {
    for (let at = highest; at > threat; at -= 1) values[left * rows + at] = rollFrom(falls, left, at, stakes);
    if (threat === highest) values[left * rows + highest] = rollFrom(falls, left, highest, stakes);
  }
  for (let at = highest; at >= threat; at -= 1) values[all * rows + at] = rollFrom(falls, all, at, stakes);
  return Math.max(0, values[all * rows + threat] ?? 0);
}
