// The Central Officer stops the countdown, which uses up the round's pause time (CLK-6, CLK-10). In some houses all may.

import type { Role } from '../../../content/roles.ts';
import { byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import type { PublicState } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';

/** Whether a role may pause and resume (CLK-10, HSE-1). */
const mayPause = ({ setup }: PublicState, seat: Role): boolean =>
  seat === 'central-officer' || setup.houseRules?.everybodyPauses === true;

function check(open: PublicState, seat: Role): Refusal | null {
  const { cue, clock } = open;
  if (clock === null) return { code: 'no-cue' };
  if (!mayPause(open, seat)) return { code: 'central-officer-only' };
  if (cue?.kind === 'ending') return { code: 'no-pause-in-ending' };
  if (clock.expired) return { code: 'cue-expired' };
  if (clock.paused) return { code: 'already-paused' };
  return clock.pauseLeft === 0 ? { code: 'no-pause-left' } : null;
}

/** Rule of the `pause` intent. */
export const pause: Rule<{ type: 'pause' }> = {
  check: (open, _, seat) => check(open, seat),
  resolve: (transaction) => emit(transaction, { type: 'paused', at: transaction.at, why: byIntent('pause') }),
};

/** Rule of the `resume` intent. */
export const resume: Rule<{ type: 'resume' }> = {
  check: (open, _, seat) => {
    const { clock } = open;
    if (clock === null) return { code: 'no-cue' };
    if (!mayPause(open, seat)) return { code: 'central-officer-only' };
    return clock.paused ? null : { code: 'not-paused' };
  },
  resolve: (transaction) => emit(transaction, { type: 'resumed', at: transaction.at, why: byIntent('resume') }),
};
