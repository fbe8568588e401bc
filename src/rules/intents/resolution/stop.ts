// Between rolls a player may stop, even with units left; what the task threatens happens all the same (TSK-10).

import { type Course, playingOn } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { carryOn, closeTask, takenKey } from '../../resolution/carry-on.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import { taskFor } from './roll.ts';

function stopTask(course: Course): void {
  const task = assertDefined(playingOn(course).board.task, 'an open task');
  closeTask(course, task, takenKey(task));
  carryOn(course);
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
