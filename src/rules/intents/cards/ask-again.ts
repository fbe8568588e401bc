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

/** Settles a question that is outdated; returns whether it was. What waited for it goes on, or asks anew. */
function settle(course: Course, choice: Choice, stepFlow: StepFlow): boolean {
  const number = playingOn(course).board.choices.indexOf(choice);
  if (number < 0 || !isOutdated(course, choice, stepFlow)) return false;
  tell(course, { type: 'choice-withdrawn', at: course.at, why: choice.why, number });
  carryOut(course, choice.todo, runOf(choice, course.at, stepFlow));
  return true;
}

/**
 * Asks outdated questions again. A question with one option or none left is settled, and what waited for it goes on.
 * `before` holds the questions open before the current move; those the move itself has asked are up to date.
 */
export function askAgain(course: Course, before: readonly Choice[], stepFlow: StepFlow): void {
  const { board, phase } = playingOn(course);
  if (phase !== 'resolution') {
    for (const choice of board.choices) if (before.includes(choice)) settle(course, choice, stepFlow);
    return;
  }
  // In the resolution phase an older question waits until the newest is settled.
  for (;;) {
    const [newest] = playingOn(course).board.choices;
    if (newest === undefined || !before.includes(newest) || !settle(course, newest, stepFlow)) return;
  }
}
