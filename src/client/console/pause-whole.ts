import { pauseMs } from '../../content/timings.ts';
import type { Clock, Open } from '../../rules/index.ts';

/** Returns the pause time that fills the pause ring, in ms: the round's budget, or more if more is left. */
export function fullPauseMs(open: Open, { pauseLeft }: Clock): number {
  const budget = pauseMs[open.setup.difficulty] ?? 0;
  const scaled = open.timers === 'off' ? budget : budget * open.timers;
  return Math.max(scaled, pauseLeft ?? 0, 1);
}
