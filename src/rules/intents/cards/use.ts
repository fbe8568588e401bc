// A card in play is used by its owner while it works (TIM-7), for its full cost or not at all (CRD-2).

import { type Course, playingOn } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { carryOut } from '../../effects/run.ts';
import { checkUse } from '../../effects/usable.ts';
import { carryOn } from '../../resolution/carry-on.ts';
import { stepFlow } from '../../resolution/step.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { With } from '../../state/board.ts';
import { byCard } from '../../state/cause.ts';
import { askAgain } from './ask-again.ts';

function playCard(course: Course, id: string, given: With | undefined): void {
  const card = assertDefined(course.table.pack.usable.get(id), `usable card ${id}`);
  const run = { role: card.owner, why: byCard(id), at: course.at, answers: [], given, stepFlow };
  carryOut(course, [{ next: 'pay', card: id }, ...card.effects], run);
}

/** Rule of the `use` intent. */
export const use: Rule<{ type: 'use'; card: string; with?: With }> = {
  check: (open, { card, with: given }, seat) => checkUse(open, card, given, seat),
  resolve: (course, { card, with: given }) => {
    const { choices } = playingOn(course).board;
    playCard(course, card, given);
    askAgain(course, choices, stepFlow);
    carryOn(course);
  },
};
