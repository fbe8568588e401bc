import { lossChance, successes } from './chances.ts';
import { diceAt, leftAfter, mostNeeded, type Nerve, type Push, settlesAfter } from './push.ts';

/** What things are worth to whoever pushes, in one measure of their own. */
export interface Worth {
  /** Each success that counts: a marker, a UFO destroyed. */
  readonly success: number;
  /** Being done, besides. */
  readonly done: number;
  /** Each unit that is lost. */
  readonly unit: number;
}

/** The best a table can do. */
export interface Stopping {
  /** Roll now? */
  readonly push: boolean;
  /** What that is worth; stopping at once is worth 0. */
  readonly value: number;
  /** Whether to roll, later too. */
  readonly nerve: Nerve;
}

/** Values of all stands of a task before one of its rolls, for what they are worth after it. */
function valuesBefore(push: Push, worth: Worth, rolls: number, later: Float64Array, now: Float64Array): Float64Array {
  const loss = lossChance(push, rolls);
  const chances = successes(diceAt(push, rolls));
  const fee = loss * worth.unit * (push.units ?? 0);
  for (let left = 1; left < now.length; left += 1) {
    let value = -fee;
    let same = 0;
    for (let k = 0; k < chances.length; k += 1) {
      const chance = chances[k] ?? 0;
      const to = leftAfter(push, left, k);
      value += chance * (worth.success * (left - to) + (to === 0 ? worth.done : 0));
      // A roll that changes nothing leads back here: x = value + same · x.
      if (to === left && later === now) same += chance * (1 - loss);
      else value += chance * (1 - loss) * (later[to] ?? 0);
    }
    now[left] = Math.max(0, value / (1 - same));
  }
  return now;
}

/**
 * The values once every roll is like the one before. Without healing fewer successes are needed from roll to roll, and
 * each value follows from those before it; with healing they hang together, and are bettered until nothing is left to
 * better: five rolls in eight are lost then, so the rest shrinks fast.
 */
function settledValues(push: Push, worth: Worth, settled: number): Float64Array {
  const values = new Float64Array(mostNeeded(push) + 1);
  const rounds = push.heals === undefined ? 1 : 45;
  for (let round = 0; round < rounds; round += 1) valuesBefore(push, worth, settled, values, values);
  return values;
}

/** When to stop, for given worths: by what the next roll brings, and all the rolls that may follow it (TSK-7). */
export function bestStopping(push: Push, worth: Worth): Stopping {
  const settled = settlesAfter(push);
  const rolls = [settledValues(push, worth, settled)];
  for (let at = settled - 1; at >= 0; at -= 1) {
    const later = rolls[0] ?? new Float64Array();
    rolls.unshift(valuesBefore(push, worth, at, later, new Float64Array(later.length)));
  }
  const valueAt = (rolled: number, left: number): number =>
    push.dice > 0 && left > 0 ? (rolls[Math.min(rolled, settled)]?.[left] ?? 0) : 0;
  const value = valueAt(0, push.needed);
  return { push: value > 0, value, nerve: (rolled, left) => valueAt(rolled, left) > 0 };
}
