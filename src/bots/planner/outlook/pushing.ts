// How much a task is worth, if one pushes exactly as long as it pays.

import { bestStopping, type Push } from '../../../odds/index.ts';

/** What a roll can bring and cost, in points. */
export interface Stakes {
  /** Each success, up to those needed. */
  readonly success: number;
  /** The last one, on top. */
  readonly done: number;
  /** A lost roll, whomever it costs. */
  readonly loss: number;
}

/** What pushing is worth to those who may stop before any roll: by all the rolls that may still come (TSK-7). */
export const pushWorth = (push: Push, { success, done, loss }: Stakes): number =>
  push.dice > 0 && push.needed > 0 ? bestStopping({ ...push, units: 1 }, { success, done, unit: loss }).value : 0;
