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
