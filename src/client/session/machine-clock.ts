import type { HostClock } from './clock.ts';

/** The longest a browser's timer can wait. */
const longestWait = 2 ** 31 - 1;

/**
 * How late the timers of a page that is out of sight may be, in ms. Chromium wakes such a page once a minute, and a busy
 * machine may miss one of those minutes; it alone knows `freeze`. Firefox and Safari wake it every few seconds.
 */
const hiddenLateMs = (): number => ('onfreeze' in document ? 120_000 : 15_000);

/** A frozen page is not woken at all: what it loses is lost to sleep, however short it is. */
let frozen = false;

/** The clock of this machine. */
export const machineClock: HostClock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  lateness: () => (document.visibilityState === 'hidden' && !frozen ? hiddenLateMs() : 0),
  wake(afterMs, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, afterMs), longestWait));
    return () => clearTimeout(timer);
  },
  watch(then) {
    const turn = ({ type }: Event) => {
      if (type === 'freeze' || type === 'pagehide') frozen = true;
      else if (type !== 'visibilitychange' || document.visibilityState === 'visible') frozen = false;
      then();
    };
    const ofDocument = ['visibilitychange', 'freeze', 'resume'] as const;
    const ofWindow = ['pagehide', 'pageshow'] as const;
    for (const type of ofDocument) document.addEventListener(type, turn);
    for (const type of ofWindow) addEventListener(type, turn);
    return () => {
      for (const type of ofDocument) document.removeEventListener(type, turn);
      for (const type of ofWindow) removeEventListener(type, turn);
    };
  },
};
