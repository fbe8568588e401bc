/** What a session needs of a machine: its clock, and to be woken. */
export interface HostClock {
  /** Milliseconds since some instant. Never goes backwards, and goes on in a tab nobody looks at. */
  now(): number;
  /** Calls back after so many milliseconds, or later; gives what calls it off. */
  wake(afterMs: number, then: () => void): () => void;
}

/** The longest a browser's timer can wait. */
const longestWait = 2 ** 31 - 1;

/** The clock of this machine. */
export const machineClock: HostClock = {
  now: () => performance.now(),
  wake(afterMs, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, afterMs), longestWait));
    return () => clearTimeout(timer);
  },
};
