// Between rolls a player may stop, even with units left. The harm that the task threatens then happens (TSK-10).

import { carryOn, closeTask, takenKey } from '../../resolution/carry-on.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Rule } from '../../transaction/rule.ts';
import { playingOn, type Transaction } from '../../transaction/transaction.ts';
import { taskFor } from './roll.ts';

function stopTask(transaction: Transaction): void {
  const task = assertDefined(playingOn(transaction).board.task, 'an open task');
  closeTask(transaction, task, takenKey(task));
  carryOn(transaction);
}

/** Rule of the `stop` intent. */
export const stop: Rule<{ type: 'stop' }> = {
  check: (open, _, seat) => {
    const found = taskFor(open, seat);
    if ('code' in found) return found;
    return found.task.roll === null ? null : { code: 'apply-first' };
  },
  resolve: stopTask,
};
