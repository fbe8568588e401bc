// The Central Officer starts the timed phase of every round, which opens its first cue.

import type { Rule } from '../../course/rule.ts';
import { firstCue } from '../../operation/cue.ts';
import { prepareRound } from '../../operation/round.ts';
import { byIntent } from '../../state/cause.ts';

/** Rule of the `begin` intent. */
export const begin: Rule<{ type: 'begin' }> = {
  check: (open, _, seat) => {
    if (open.phase !== 'setup') return { code: 'already-begun' };
    return seat === 'central-officer' ? null : { code: 'central-officer-only' };
  },
  resolve: (course) => {
    // Later rounds were prepared when the previous one ended (FIN-6).
    if (course.state.hidden.schedule === null) prepareRound(course, byIntent('begin'));
    firstCue(course, byIntent('begin'));
  },
};
