// The table reports what the open step asks for, which finishes the step.

import { tell } from '../../course/course.ts';
import { judge } from '../../course/judge.ts';
import type { Rule } from '../../course/rule.ts';
import { finishIfReported } from '../../operation/step.ts';
import { byIntent } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { asked, namesOf, possible } from '../../state/report.ts';
import type { Entries, Open } from '../../state/state.ts';

/** Refuses the first entry with a value that is not possible. */
export function checkEntries(entry: Entries): Refusal | null {
  const wrong = namesOf(entry).find((name) => !possible(name, entry[name]));
  return wrong === undefined ? null : { code: 'impossible-entry', entry: wrong };
}

function check(open: Open, entry: Entries): Refusal | null {
  if (open.board !== null) return { code: 'board-reports' };
  const asks = asked(open);
  if (asks === null) return { code: 'nothing-asked' };
  const others = namesOf(entry).filter((name) => name !== asks);
  if (others.length > 0) return { code: 'not-asked', entries: others };
  if (entry[asks] === undefined) return { code: 'report-incomplete', asks };
  return checkEntries(entry);
}

/** Rule of the `report` intent. */
export const report: Rule<{ type: 'report'; entry: Entries }> = {
  check: (open, { entry }) => check(open, entry),
  resolve: (course, { entry }) => {
    tell(course, { type: 'reported', at: course.at, why: byIntent('report'), entry });
    judge(course, byIntent('report'));
    finishIfReported(course);
  },
};
