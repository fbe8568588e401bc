// A wrong entry can be corrected until the next round's first cue has closed, with all its consequences.

import { prepareRound } from '../../operation/round.ts';
import { finishIfReported } from '../../operation/step.ts';
import { byIntent } from '../../state/cause.ts';
import { namesOf } from '../../state/report.ts';
import type { Entries } from '../../state/state.ts';
import { checkGameEnd } from '../../transaction/game-end.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, type Transaction } from '../../transaction/transaction.ts';
import { checkEntries } from './report.ts';

/** Plans the next round again from the corrected report. A first cue that is already open stays open. */
function replan(transaction: Transaction): void {
  const { phase, outcome } = transaction.state.open;
  if (phase !== 'resolution' && outcome === null) prepareRound(transaction, byIntent('correct'));
}

/** Rule of the `correct` intent. */
export const correct: Rule<{ type: 'correct'; entry: Entries }> = {
  check: (open, { entry }) => {
    if (open.board !== null) return { code: 'board-reports' };
    const names = namesOf(entry);
    const unknown = names.filter((name) => open.entries[name] === undefined);
    if (namesOf(open.entries).length === 0) return { code: 'nothing-to-correct' };
    if (unknown.length > 0) return { code: 'not-asked', entries: unknown };
    return names.length === 0 ? { code: 'nothing-to-correct' } : checkEntries(entry);
  },
  resolve: (transaction, { entry }) => {
    emit(transaction, { type: 'corrected', at: transaction.at, why: byIntent('correct'), entry });
    checkGameEnd(transaction, byIntent('correct'));
    finishIfReported(transaction);
    replan(transaction);
  },
};
