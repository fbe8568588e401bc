// Detects sleep: the session reads its clocks once a second, so a long gap between two readings was sleep.

import type { HostClock } from './clock.ts';

/** Longest interval between two readings while time counts, in ms. */
export const beatMs = 1_000;

/** How late a reading may come before it counts as sleep, in ms (FIN-19). */
export const sleepMs = 5_000;

/** Both times of a clock. */
type Reading = Readonly<Record<'now' | 'wall', number>>;

const readClock = (clock: HostClock): Reading => ({ now: clock.now(), wall: clock.wall() });

/**
 * Watches a clock. Each call takes a reading and returns how far `now` advanced in the gap if the machine slept, or
 * null if it was awake. On most systems `now` stands still during sleep, but the time of day does not.
 */
export function sleepWatch(clock: HostClock): () => number | null {
  let last = readClock(clock);
  return () => {
    const before = last;
    last = readClock(clock);
    const gap = last.now - before.now;
    const stoodStill = last.wall - before.wall - gap;
    return gap > beatMs + sleepMs || stoodStill > sleepMs ? gap : null;
  };
}
