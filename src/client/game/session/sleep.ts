import type { HostClock } from './clock.ts';

/** Time of a game on this device: it goes on only while the game is seen and the machine is awake (FIN-19). */
export interface SeenTime {
  /** Returns the time in ms since some fixed instant. It never goes back except by `lose`. */
  now(): number;
  /** Looks whether the game is seen, after `before`: time stands still from the instant at which it is hidden. */
  look(before: () => void): void;
  /** Goes back by the time for which the machine slept, in ms. */
  lose(ms: number): void;
}

/** Follows a clock. */
export function seenTime(clock: HostClock): SeenTime {
  let lostMs = 0;
  let hiddenAt: number | null = null;
  return {
    now: () => (hiddenAt ?? clock.now()) - lostMs,
    look(before) {
      before();
      if (!clock.isSeen()) hiddenAt ??= clock.now();
      else if (hiddenAt !== null) {
        lostMs += clock.now() - hiddenAt;
        hiddenAt = null;
      }
    },
    lose(ms) {
      lostMs += ms;
    },
  };
}

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
