/** What a session needs of a machine: its clocks, to be woken, and to hear when it may be woken late. */
export interface HostClock {
  /** Milliseconds since some instant. Never goes backwards, and goes on in a tab nobody looks at. */
  now(): number;
  /** The time of day in ms. Goes on while the machine sleeps, where `now` may stand still. */
  wall(): number;
  /** How late, in ms, a machine that is awake may wake us at present. */
  lateness(): number;
  /** Calls back after so many milliseconds, or later; returns what calls it off. */
  wake(afterMs: number, then: () => void): () => void;
  /** Calls back right after the lateness has changed, and when a frozen page goes on; returns what ends it. */
  watch(then: () => void): () => void;
}
