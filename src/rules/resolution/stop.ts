// A player may stop at any time before a roll, with units left; what the task threatens happens all the same (TSK-10).

import type { Happening, Rule } from '../rule.ts';
import { sure } from '../sure.ts';
import { carryOn, keyOf } from './carry-on.ts';
import { taskFor } from './roll.ts';

const stopped =
  (at: number): Happening =>
  ({ open }) => {
    const task = sure(open.board?.task);
    return [{ type: 'task-closed', at, why: sure(open.step), kind: task.kind, over: keyOf(task) }];
  };

export const stop: Rule<{ type: 'stop' }> = {
  check: (open, _, seat) => {
    const found = taskFor(open, seat);
    if ('code' in found) return found;
    return found.task.roll === null ? null : { code: 'apply-first' };
  },
  resolve: (_, at) => [stopped(at), carryOn(at)],
};
