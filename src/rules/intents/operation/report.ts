// The table reports what the open step asks for, which finishes the step.

import { finishIfReported } from '../../operation/step.ts';
import { byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { namesOf, possible, requiredEntry } from '../../state/report.ts';
import type { Entries, PublicState } from '../../state/state.ts';
import { checkGameEnd } from '../../transaction/game-end.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';

/** Refuses the first entry with a value that is not possible. */
export function checkEntries(entry: Entries): Refusal | null {
  const wrong = namesOf(entry).find((name) => !possible(name, entry[name]));
  return wrong === undefined ? null : { code: 'impossible-entry', entry: wrong };
}

function check(open: PublicState, entry: Entries): Refusal | null {
  if (open.board !== null) return { code: 'board-reports' };
  const asks = requiredEntry(open);
  if (asks === null) return { code: 'nothing-asked' };
  const others = namesOf(entry).filter((name) => name !== asks);
  if (others.length > 0) return { code: 'not-asked', entries: others };
  if (entry[asks] === undefined) return { code: 'report-incomplete', asks };
  return checkEntries(entry);
}

/** Rule of the `report` intent. */
export const report: Rule<{ type: 'report'; entry: Entries }> = {
  check: (open, { entry }) => check(open, entry),
  resolve: (transaction, { entry }) => {
    emit(transaction, { type: 'reported', at: transaction.at, why: byIntent('report'), entry });
    checkGameEnd(transaction, byIntent('report'));
    finishIfReported(transaction);
  },
};
