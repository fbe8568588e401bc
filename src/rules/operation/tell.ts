// The table tells the app what it asks for; told all of it, the step is finished.

import type { Refusal } from '../intents.ts';
import { type Rule, tell } from '../rule.ts';
import type { Entries, Open } from '../state.ts';
import { judge } from './judge.ts';
import { asked, namesOf, possible } from './report.ts';
import { finishIfTold } from './step.ts';

/** The first entry no table could mean, if there is one. */
export function impossible(entry: Entries): Refusal | null {
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
  return impossible(entry);
}

export const report: Rule<{ type: 'report'; entry: Entries }> = {
  check: (open, { entry }) => check(open, entry),
  resolve: (course, { entry }) => {
    tell(course, { type: 'reported', at: course.at, why: 'report', entry });
    judge(course, 'report');
    finishIfTold(course);
  },
};
