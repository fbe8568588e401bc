// When a cue has closed, the next one opens at that very instant; after the last one, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import { type Course, tell } from '../course/course.ts';
import { answered } from '../effects/index.ts';
import { enough } from '../effects/verbs/cards.ts';
import { sure } from '../state/sure.ts';
import { cueNumber, openCue } from './cue.ts';
import { flow, openStep } from './step.ts';

/** Timed cards end with their phase (TIM-4): nothing more is named, or what comes first is the answer. */
function leaveUnanswered(course: Course): void {
  const [choice] = course.state.open.board?.choices ?? [];
  if (choice === undefined) return;
  const { options, source } = choice;
  const option = options.includes(enough) ? enough : sure(options[0]);
  tell(course, { type: 'chosen', at: course.at, why: source, option });
  answered(course, choice, option, flow);
  leaveUnanswered(course);
}

/** The next cue, or, after the last one, the first step of the resolution phase (RND-1). */
export function nextCue(course: Course, why: string): void {
  const number = course.state.open.cueNumber + 1;
  const cue = cueNumber(course.state, number);
  if (cue !== null) {
    openCue(course, number, cue, why);
  } else {
    leaveUnanswered(course);
    openStep(course, steps[0].kind, why);
  }
}
