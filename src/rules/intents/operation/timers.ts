// A table may stretch its countdowns, or play without them, at any time.

import type { TimerScale } from '../../../content/timings.ts';
import { byIntent } from '../../state/cause.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';

/** Rule of the `set-timers` intent. The new scale holds from the next cue on (FIN-2). */
export const setTimers: Rule<{ type: 'set-timers'; timers: TimerScale }> = {
  check: (open, { timers }) => (open.timers === timers ? { code: 'same-timers' } : null),
  resolve: (transaction, { timers }) =>
    emit(transaction, { type: 'timers-set', at: transaction.at, why: byIntent('set-timers'), timers }),
};
