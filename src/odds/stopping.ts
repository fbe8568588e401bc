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

type Values = number[];

const none = (push: Push): Values => Array<number>(mostNeeded(push) + 1).fill(0);

/** Values of all stands of a task before one of its rolls, for what they are worth after it. */
function valuesBefore(push: Push, worth: Worth, rolls: number, later: Values, now: Values): Values {
  const { success, done, unit } = worth;
  const loss = lossChance(push, rolls);
  const chances = successes(diceAt(push, rolls));
  const fee = loss * unit * (push.units ?? 0);
  for (let left = 1; left < now.length; left += 1) {
    let value = -fee;
    let same = 0;
    for (let k = 0; k < chances.length; k += 1) {
      const chance = chances[k] ?? 0;
      const to = leftAfter(push, left, k);
      if (to === 0) value += chance * (success * left + done);
      // A roll that changes nothing leads back here: x = value + same · x.
      else if (to === left && later === now) same += chance * (1 - loss);
      else value += chance * (success * (left - to) + (1 - loss) * (later[to] ?? 0));
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
function settledValues(push: Push, worth: Worth, settled: number): Values {
  const values = none(push);
  const rounds = push.heals === undefined ? 1 : 45;
  for (let round = 0; round < rounds; round += 1) valuesBefore(push, worth, settled, values, values);
  return values;
}

/** When to stop, for given worths: by what the next roll brings, and all the rolls that may follow it (TSK-7). */
export function bestStopping(push: Push, worth: Worth): Stopping {
  const settled = settlesAfter(push);
  const rolls = [settledValues(push, worth, settled)];
  for (let at = settled - 1; at >= 0; at -= 1) {
    rolls.push(valuesBefore(push, worth, at, rolls.at(-1) ?? [], none(push)));
  }
  rolls.reverse();
  const valueAt = (rolled: number, left: number): number =>
    push.dice > 0 && left > 0 ? (rolls[Math.min(rolled, settled)]?.[left] ?? 0) : 0;
  const value = valueAt(0, push.needed);
  return { push: value > 0, value, nerve: (rolled, left) => valueAt(rolled, left) > 0 };
}
