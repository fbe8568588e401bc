import type { HostClock } from './clock.ts';

/** The longest delay of `setTimeout`, in ms. */
const longestWait = 2 ** 31 - 1;

/** Whether the page is frozen or left. Not every browser reports it as hidden before that. */
let frozen = false;

/** Clock of this machine. */
export const machineClock: HostClock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  isSeen: () => document.visibilityState === 'visible' && !frozen,
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
