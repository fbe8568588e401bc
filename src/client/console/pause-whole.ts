import { pauseMs } from '../../content/timings.ts';
import type { Clock, Open } from '../../rules/index.ts';

/** The pause time that fills the pause ring: the round's budget, or what has been banked beyond it. */
export function pauseWhole(open: Open, { pauseLeft }: Clock): number {
  const budget = pauseMs[open.setup.difficulty] ?? 0;
  const scaled = open.timers === 'off' ? budget : budget * open.timers;
  return Math.max(scaled, pauseLeft ?? 0, 1);
}
