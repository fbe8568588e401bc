// The Central Officer, or the role it belongs to, confirms the open cue (TIM-3, TIM-5).
// A step is finished by its role; in companion mode the Central Officer may finish it too.

import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import { closeCue } from '../../operation/cue.ts';
import { openNextCue } from '../../operation/next.ts';
import { endStep } from '../../operation/step.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import { byCue, byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { requiredEntry } from '../../state/report.ts';
import type { Cue } from '../../state/schedule.ts';
import type { PublicState } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import type { Transaction } from '../../transaction/transaction.ts';

const officer: Role = 'central-officer';

/** Refuses while the board still waits for a choice or for a roll to be applied (FIN-8). */
function checkBoard({ board, cue }: PublicState): Refusal | null {
  if (board === null) return null;
  const { drawn, task } = board;
  if (cue?.kind === 'crisis' && drawn && drawn.chosen === null) return { code: 'choose-first' };
  if ((cue === null || cue.kind === 'ending') && board.choices.length > 0) return { code: 'choose-first' };
  return task?.roll ? { code: 'apply-first' } : null;
}

function checkCue(cue: Cue, seat: Role): Refusal | null {
  if (seat === officer || seat === cue.role) return null;
  return cue.role === 'all' ? { code: 'central-officer-only' } : { code: 'not-your-cue', role: cue.role };
}

/**
 * At the virtual table a step waits for its role alone (FIN-9). In companion mode the Central Officer holds the app.
 */
function checkStep(open: PublicState, seat: Role): Refusal | null {
  const { role } = factsOf(assertDefined(open.step, 'an open step'));
  const may = role === 'all' || seat === role || (seat === officer && open.board === null);
  if (!may) return { code: 'not-your-step', role };
  const asks = requiredEntry(open);
  return asks === null ? null : { code: 'report-needed', asks };
}

function confirm(transaction: Transaction): void {
  const { cue } = transaction.state.open;
  if (cue === null) {
    endStep(transaction);
  } else {
    closeCue(transaction, 'done', byIntent('done'));
    openNextCue(transaction, byCue(cue.kind));
  }
}

/** Rule of the `done` intent. */
export const done: Rule<{ type: 'done' }> = {
  check: (open, _, seat) => (open.cue === null ? checkStep(open, seat) : checkCue(open.cue, seat)) ?? checkBoard(open),
  resolve: confirm,
};
