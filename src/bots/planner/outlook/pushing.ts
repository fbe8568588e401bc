// Exact worth of the open task, if the team rolls exactly as long as that pays.

import { bestStopping, type Push } from '../../../odds/index.ts';

/** Possible gains and losses of a roll, in points. */
export interface Stakes {
  /** Each success, up to those needed. */
  readonly success: number;
  /** The last success, on top. */
  readonly done: number;
  /** Cost of a lost roll, for all units it costs together. */
  readonly loss: number;
}

/** Returns the expected points of rolling with the best stopping rule, over all rolls to come (TSK-7). */
export const pushWorth = (push: Push, { success, done, loss }: Stakes): number =>
  push.dice > 0 && push.needed > 0 ? bestStopping({ ...push, units: 1 }, { success, done, unit: loss }).value : 0;
