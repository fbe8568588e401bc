// A card may change the table while somebody else is asked something: the question then stands again (FIN-17).

import { type Course, playingOn, tell } from '../../course/course.ts';
import { carryOut, questionOf, type Run, type StepFlow } from '../../effects/index.ts';
import type { Choice } from '../../state/board.ts';

const runOf = ({ role, source, answers }: Choice, at: number, stepFlow: StepFlow): Run => ({
  role,
  why: source,
  at,
  answers,
  given: undefined,
  stepFlow,
});

/** Whether the question would be asked differently now. */
function isOutdated(course: Course, choice: Choice, stepFlow: StepFlow): boolean {
  const question = questionOf(playingOn(course), choice.todo, runOf(choice, course.at, stepFlow));
  return question === null || String(question.options) !== String(choice.options);
}

/**
 * Asks questions again that have other answers by now. One that has none, or only one, is over, and what waited goes on.
 * `before` are those that were open when the move began: one that the move itself has asked is up to date.
 */
export function askAgain(course: Course, before: readonly Choice[], stepFlow: StepFlow): void {
  const { board, phase } = playingOn(course);
  // In the resolution phase the questions beneath wait until the newest is over.
  const asked = phase === 'resolution' ? board.choices.slice(0, 1) : board.choices;
  for (const choice of asked) {
    const number = playingOn(course).board.choices.indexOf(choice);
    if (number < 0 || !before.includes(choice) || !isOutdated(course, choice, stepFlow)) continue;
    tell(course, { type: 'choice-withdrawn', at: course.at, why: choice.source, number });
    carryOut(course, choice.todo, runOf(choice, course.at, stepFlow));
  }
}
