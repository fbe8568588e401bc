// A wrong entry can be corrected until the next round's first cue has closed, with all its consequences.

import { type Course, tell } from '../../course/course.ts';
import { judge } from '../../course/judge.ts';
import type { Rule } from '../../course/rule.ts';
import { prepareRound } from '../../operation/round.ts';
import { finishIfReported } from '../../operation/step.ts';
import { byIntent } from '../../state/cause.ts';
import { namesOf } from '../../state/report.ts';
import type { Entries } from '../../state/state.ts';
import { checkEntries } from './report.ts';

/** Plans the next round again from the corrected report. A first cue that is already open stays open. */
function replan(course: Course): void {
  const { phase, outcome } = course.state.open;
  if (phase !== 'resolution' && outcome === null) prepareRound(course, byIntent('correct'));
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
  resolve: (course, { entry }) => {
    tell(course, { type: 'corrected', at: course.at, why: byIntent('correct'), entry });
    judge(course, byIntent('correct'));
    finishIfReported(course);
    replan(course);
  },
};
