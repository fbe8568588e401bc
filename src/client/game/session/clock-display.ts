// Computes when the display of a clock changes next. Nothing is drawn in between.

import { isRunning, type PublicState } from '../../../rules/index.ts';

/** Interval at which the hand of a running cue moves, in ms. Other times are shown in whole seconds. */
const handIntervalMs = 250;
const secondMs = 1_000;

/** Time until a countdown reaches its next multiple of `step`, in ms. */
const toStep = (left: number, step: number): number => (left <= 0 ? Number.POSITIVE_INFINITY : left % step || step);

/** Time until the display of the clock changes, in ms. Infinity if it does not. */
export function msUntilDisplayChange(open: PublicState): number {
  const { clock } = open;
  if (clock === null || !isRunning(open)) return Number.POSITIVE_INFINITY;
  const pause = clock.pauseLeft === null ? Number.POSITIVE_INFINITY : toStep(clock.pauseLeft, secondMs);
  if (clock.paused) return pause;
  if (clock.expired) return Math.min(pause, secondMs - (clock.over % secondMs));
  return clock.left === null ? Number.POSITIVE_INFINITY : toStep(clock.left, handIntervalMs);
}
