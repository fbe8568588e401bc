// Whether the machine slept: the session looks at its clocks once a second, and a long gap between two looks was sleep.

import type { HostClock } from './clock.ts';

/** How often a session looks at its clocks at least, while time counts, in ms. */
export const beatMs = 1_000;

/** How much later than expected a look may come before the machine is said to have slept, in ms (FIN-19). */
export const sleepMs = 5_000;

/** A look at the clocks, and how long the next one may take to come. */
interface Look {
  readonly now: number;
  readonly wall: number;
  readonly allowedMs: number;
}

const lookAt = (clock: HostClock): Look => ({
  now: clock.now(),
  wall: clock.wall(),
  allowedMs: beatMs + clock.lateness() + sleepMs,
});

/**
 * Watches a clock from now on. Each call is a look: it returns how far `now` ran on in the gap since the last one if the
 * machine slept in it, and null if it was awake. On most systems `now` stands still in sleep, but not the time of day.
 */
export function sleepWatch(clock: HostClock): () => number | null {
  let last = lookAt(clock);
  return () => {
    const before = last;
    last = lookAt(clock);
    const gap = last.now - before.now;
    const stoodStill = last.wall - before.wall - gap;
    return gap > before.allowedMs || stoodStill > sleepMs ? gap : null;
  };
}
