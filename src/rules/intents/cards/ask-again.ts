// Asks open questions again after a card has changed the table (FIN-17).

import { type Course, playingOn, tell } from '../../course/course.ts';
import { carryOut, questionOf, type Run, type StepFlow } from '../../effects/run.ts';
import type { Choice } from '../../state/board.ts';

const runOf = ({ role, why, answers }: Choice, at: number, stepFlow: StepFlow): Run => ({
  role,
  why,
  at,
  answers,
  given: undefined,
  stepFlow,
});

/** Whether the question would now be asked with other options, or not at all. */
function isOutdated(course: Course, choice: Choice, stepFlow: StepFlow): boolean {
  const question = questionOf(playingOn(course), choice.todo, runOf(choice, course.at, stepFlow));
  return question === null || String(question.options) !== String(choice.options);
}

/**
 * Asks outdated questions again. A question with one option or none left is settled, and what waited for it goes on.
 * `before` holds the questions open before the current move; those the move itself has asked are up to date.
 */
export function askAgain(course: Course, before: readonly Choice[], stepFlow: StepFlow): void {
  const { board, phase } = playingOn(course);
  // In the resolution phase, older questions wait until the newest is settled.
  const asked = phase === 'resolution' ? board.choices.slice(0, 1) : board.choices;
  for (const choice of asked) {
    const number = playingOn(course).board.choices.indexOf(choice);
    if (number < 0 || !before.includes(choice) || !isOutdated(course, choice, stepFlow)) continue;
    tell(course, { type: 'choice-withdrawn', at: course.at, why: choice.why, number });
    carryOut(course, choice.todo, runOf(choice, course.at, stepFlow));
  }
}
