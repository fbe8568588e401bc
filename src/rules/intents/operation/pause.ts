// The Central Officer stops the countdown, which uses up the round's pause time (CLK-6, CLK-10).

import type { Role } from '../../../content/roles.ts';
import { byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import type { PublicState } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';

function check({ cue, clock }: PublicState, seat: Role): Refusal | null {
  if (clock === null) return { code: 'no-cue' };
  if (seat !== 'central-officer') return { code: 'central-officer-only' };
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
  check: ({ clock }, _, seat) => {
    if (clock === null) return { code: 'no-cue' };
    if (seat !== 'central-officer') return { code: 'central-officer-only' };
    return clock.paused ? null : { code: 'not-paused' };
  },
  resolve: (transaction) => emit(transaction, { type: 'resumed', at: transaction.at, why: byIntent('resume') }),
};
