// Late changes to the last report, after it can be corrected. They count for the next schedule only.

import { byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { namesOf } from '../../state/report.ts';
import type { LateEntries } from '../../state/schedule.ts';
import type { PublicState } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit } from '../../transaction/transaction.ts';
import { checkEntries } from './report.ts';

function check(open: PublicState, entry: LateEntries): Refusal | null {
  if (open.board !== null) return { code: 'board-reports' };
  const names = namesOf(entry);
  if (names.length === 0 || open.reports.length === 0) return { code: 'nothing-late' };
  const own = names.filter((name) => open.entries[name] !== undefined);
  return own.length > 0 ? { code: 'correct-instead', entries: own } : checkEntries(entry);
}

/** Rule of the `report-late` intent (RES-17). */
export const reportLate: Rule<{ type: 'report-late'; entry: LateEntries }> = {
  check: (open, { entry }) => check(open, entry),
  resolve: (transaction, { entry }) =>
    emit(transaction, { type: 'reported-late', at: transaction.at, why: byIntent('report-late'), entry }),
};
