// A table may stretch its countdowns, or play without them, at any time.

import type { TimerScale } from '../../../content/timings.ts';
import { tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';

export const setTimers: Rule<{ type: 'set-timers'; timers: TimerScale }> = {
  check: (open, { timers }) => (open.timers === timers ? { code: 'same-timers' } : null),
  resolve: (course, { timers }) => tell(course, { type: 'timers-set', at: course.at, why: 'set-timers', timers }),
};
