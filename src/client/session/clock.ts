/** Clocks and alarms that a session needs from its machine. */
export interface HostClock {
  /** Monotonic time in ms since some fixed instant. Continues in background tabs. */
  now(): number;
  /** Time of day in ms. Continues while the machine sleeps, where `now` may stand still. */
  wall(): number;
  /** How late, in ms, alarms of an awake machine may currently come. */
  lateness(): number;
  /** Calls back after this many ms, or later. Returns a function that cancels the alarm. */
  wake(afterMs: number, then: () => void): () => void;
  /** Calls back after each change of `lateness`, and when a frozen page resumes. Returns a function that stops it. */
  watch(then: () => void): () => void;
}
