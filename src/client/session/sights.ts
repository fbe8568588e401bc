// When a clock has come to look different: nothing is drawn in between.

import { isRunning, type Open } from '../../rules/index.ts';

/** The hand of a running cue moves four times a second; everything else is told in whole seconds. */
export const handMs = 250;
const secondMs = 1_000;

/** How long something that runs down takes to its next whole step, in ms. */
const toStep = (left: number, step: number): number => (left <= 0 ? Number.POSITIVE_INFINITY : left % step || step);

/** How long until the clock looks different, in ms; never, where it stands still or shows no time. */
export function untilNextSight(open: Open): number {
  const { clock } = open;
  if (clock === null || !isRunning(open)) return Number.POSITIVE_INFINITY;
  const pause = clock.pauseLeft === null ? Number.POSITIVE_INFINITY : toStep(clock.pauseLeft, secondMs);
  if (clock.paused) return pause;
  if (clock.expired) return Math.min(pause, secondMs - (clock.over % secondMs));
  return clock.left === null ? Number.POSITIVE_INFINITY : toStep(clock.left, handMs);
}
