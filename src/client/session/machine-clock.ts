import type { HostClock } from './clock.ts';

/** The longest delay of `setTimeout`, in ms. */
const longestWait = 2 ** 31 - 1;

/**
 * How late timers of a hidden page may fire, in ms. Chromium runs them once a minute and a busy machine may miss one of
 * those. Only Chromium has `onfreeze`. Firefox and Safari run them every few seconds.
 */
const hiddenLateMs = (): number => ('onfreeze' in document ? 120_000 : 15_000);

/** A frozen page runs no timers. Time lost to a freeze counts as sleep, however short. */
let frozen = false;

/** Clock of this machine. */
export const machineClock: HostClock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  lateness: () => (document.visibilityState === 'hidden' && !frozen ? hiddenLateMs() : 0),
  wake(afterMs, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, afterMs), longestWait));
    return () => clearTimeout(timer);
  },
  watch(then) {
    const onChange = ({ type }: Event) => {
      if (type === 'freeze' || type === 'pagehide') frozen = true;
      else if (type !== 'visibilitychange' || document.visibilityState === 'visible') frozen = false;
      then();
    };
    const ofDocument = ['visibilitychange', 'freeze', 'resume'] as const;
    const ofWindow = ['pagehide', 'pageshow'] as const;
    for (const type of ofDocument) document.addEventListener(type, onChange);
    for (const type of ofWindow) addEventListener(type, onChange);
    return () => {
      for (const type of ofDocument) document.removeEventListener(type, onChange);
      for (const type of ofWindow) removeEventListener(type, onChange);
    };
  },
};
