import { lossChance, successes } from './chances.ts';
import { diceAt, leftAfter, mostNeeded, type Nerve, type Push, settlesAfter } from './push.ts';

/** Worths to optimize for, in any common unit. */
export interface Worth {
  /** Each success that counts, such as a marker or a destroyed UFO. */
  readonly success: number;
  /** Finishing the task, on top. */
  readonly done: number;
  /** Cost of each lost unit. */
  readonly unit: number;
}

/** The best stopping rule for a push. */
export interface Stopping {
  /** Whether to roll now. */
  readonly push: boolean;
  /** Expected worth. Stopping at once is worth 0. */
  readonly value: number;
  /** Whether to roll, now and later. */
  readonly nerve: Nerve;
}

/** Worths by number of successes still needed. */
type Values = number[];

const zerosFor = (push: Push): Values => Array<number>(mostNeeded(push) + 1).fill(0);

/** Fills and returns `now`, the values before the roll after `rolls` others, from the values `later` after it. */
function valuesBefore(push: Push, worth: Worth, rolls: number, later: Values, now: Values): Values {
  const { success, done, unit } = worth;
  const loss = lossChance(push, rolls);
  const chances = successes(diceAt(push, rolls));
  const fee = loss * unit * (push.units ?? 0);
  for (let left = 1; left < now.length; left += 1) {
    let value = -fee;
    let unchanged = 0;
    for (let k = 0; k < chances.length; k += 1) {
      const chance = chances[k] ?? 0;
      const to = leftAfter(push, left, k);
      if (to === 0) value += chance * (success * left + done);
      // A roll that changes nothing leads back here: x = value + unchanged · x.
      else if (to === left && later === now) unchanged += chance * (1 - loss);
      else value += chance * (success * (left - to) + (1 - loss) * (later[to] ?? 0));
    }
    now[left] = Math.max(0, value / (1 - unchanged));
  }
  return now;
}

/**
 * Returns the values once all rolls are alike. Without healing, successes needed never rise, so one pass is exact.
 * With healing, values depend on each other and are iterated. At least five rolls in eight are lost, so the error
 * shrinks fast.
 */
function settledValues(push: Push, worth: Worth, settled: number): Values {
  const values = zerosFor(push);
  const rounds = push.heals === undefined ? 1 : 45;
  for (let round = 0; round < rounds; round += 1) valuesBefore(push, worth, settled, values, values);
  return values;
}

/** Finds the best stopping rule for the worths, over the next roll and all that may follow it (TSK-7). */
export function bestStopping(push: Push, worth: Worth): Stopping {
  const settled = settlesAfter(push);
  const rolls = [settledValues(push, worth, settled)];
  for (let at = settled - 1; at >= 0; at -= 1) {
    rolls.push(valuesBefore(push, worth, at, rolls.at(-1) ?? [], zerosFor(push)));
  }
  rolls.reverse();
  const valueAt = (rolled: number, left: number): number =>
    push.dice > 0 && left > 0 ? (rolls[Math.min(rolled, settled)]?.[left] ?? 0) : 0;
  const value = valueAt(0, push.needed);
  return { push: value > 0, value, nerve: (rolled, left) => valueAt(rolled, left) > 0 };
}
