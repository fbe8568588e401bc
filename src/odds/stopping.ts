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

/** Once threat rises no more a roll is lost five times in eight: what so many rolls ahead could bring is beneath notice. */
const farSighted = 45;

/** When to stop, for given worths: by what the next roll brings, and all the rolls that may follow it (TSK-7). */
export function bestStopping(push: Push, worth: Worth): Stopping {
  const most = mostNeeded(push);
  const settled = settlesAfter(push);
  const rolls: boolean[][] = [];
  let later = new Float64Array(most + 1);
  for (let at = settled + farSighted; at >= 0; at -= 1) {
    const loss = lossChance(push, at);
    const chances = successes(diceAt(push, at));
    const now = new Float64Array(most + 1);
    const fee = loss * worth.unit * (push.units ?? 0);
    for (let left = 1; left <= most; left += 1) {
      let value = -fee;
      for (let k = 0; k < chances.length; k += 1) {
        const to = leftAfter(push, left, k);
        const won = worth.success * (left - to) + (to === 0 ? worth.done : 0);
        value += (chances[k] ?? 0) * (won + (1 - loss) * (later[to] ?? 0));
      }
      now[left] = Math.max(0, value);
    }
    if (at <= settled) rolls[at] = [...now].map((value) => value > 0);
    later = now;
  }
  const nerve: Nerve = (rolled, left) => push.dice > 0 && (rolls[Math.min(rolled, settled)]?.[left] ?? false);
  const left = Math.max(0, push.needed);
  return { push: nerve(0, left), value: push.dice > 0 ? (later[left] ?? 0) : 0, nerve };
}
