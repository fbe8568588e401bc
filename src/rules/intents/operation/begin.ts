// The Central Officer starts the timed phase of every round, which opens its first cue.

import { firstCue } from '../../operation/cue.ts';
import { prepareRound } from '../../operation/round.ts';
import { byIntent } from '../../state/cause.ts';
import type { Rule } from '../../transaction/rule.ts';

/** Rule of the `begin` intent. */
export const begin: Rule<{ type: 'begin' }> = {
  check: (open, _, seat) => {
    if (open.phase !== 'setup') return { code: 'already-begun' };
    return seat === 'central-officer' ? null : { code: 'central-officer-only' };
  },
  resolve: (transaction) => {
    // Later rounds were prepared when the previous one ended (FIN-6).
    if (transaction.state.hidden.schedule === null) prepareRound(transaction, byIntent('begin'));
    firstCue(transaction, byIntent('begin'));
  },
};
