// A card may change the table while somebody else is asked something: the question then stands again (FIN-17).

import type { Choice } from '../board.ts';
import { type Course, playingOn, tell } from '../rule.ts';
import { carryOut, questionOf, type Run, type StepFlow } from './index.ts';

const runOf = ({ role, source, answers }: Choice, at: number, stepFlow: StepFlow): Run => ({
  role,
  why: source,
  at,
  answers,
  given: undefined,
  stepFlow,
});

/** The number of the newest question that would be asked differently now; −1 if there is none. */
function outdated(course: Course, stepFlow: StepFlow): number {
  const playing = playingOn(course);
  const { choices } = playing.board;
  // In the resolution phase the questions beneath wait until the newest is over.
  const asked = playing.phase === 'resolution' ? choices.slice(0, 1) : choices;
  return asked.findIndex((choice) => {
    const question = questionOf(playing, choice.todo, runOf(choice, course.at, stepFlow));
    return question === null || String(question.options) !== String(choice.options);
  });
}

/** Asks questions again that have other answers by now. One that has none, or only one, is over, and what waited goes on. */
export function askAgain(course: Course, stepFlow: StepFlow): void {
  for (let number = outdated(course, stepFlow); number >= 0; number = outdated(course, stepFlow)) {
    const choice = playingOn(course).board.choices[number];
    if (choice === undefined) return;
    tell(course, { type: 'choice-withdrawn', at: course.at, why: choice.source, number });
    carryOut(course, choice.todo, runOf(choice, course.at, stepFlow));
  }
}
