// A table may stretch its countdowns, or play without them, at any time.

import type { TimerScale } from '../../content/timings.ts';
import type { Rule } from '../rule.ts';

export const setTimers: Rule<{ type: 'set-timers'; timers: TimerScale }> = {
  check: (open, { timers }) => (open.timers === timers ? { code: 'same-timers' } : null),
  resolve: ({ timers }, at) => [() => [{ type: 'timers-set', at, why: 'set-timers', timers }]],
};
