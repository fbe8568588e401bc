/** Clocks and alarms that a session needs from its machine. */
export interface HostClock {
  /** Monotonic time in ms since some fixed instant. */
  now(): number;
  /** Time of day in ms. Continues while the machine sleeps, where `now` may stand still. */
  wall(): number;
  /** Whether somebody can see the game. While nobody can, it stands still (FIN-19). */
  isSeen(): boolean;
  /** Calls back after this many ms, or later. Returns a function that cancels the alarm. */
  wake(afterMs: number, then: () => void): () => void;
  /** Calls back after each change of `isSeen`, and maybe more often. Returns a function that stops it. */
  watch(then: () => void): () => void;
}
