// A table may stretch its countdowns, or play without them, at any time.

import type { TimerScale } from '../../../content/timings.ts';
import { tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { byIntent } from '../../state/cause.ts';

/** Rule of the `set-timers` intent. The new scale holds from the next cue on (FIN-2). */
export const setTimers: Rule<{ type: 'set-timers'; timers: TimerScale }> = {
  check: (open, { timers }) => (open.timers === timers ? { code: 'same-timers' } : null),
  resolve: (course, { timers }) =>
    tell(course, { type: 'timers-set', at: course.at, why: byIntent('set-timers'), timers }),
};
