// Opens the next cue at the instant one closes. After the last cue, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import { type Course, tell } from '../course/course.ts';
import { answered } from '../effects/run.ts';
import { enough } from '../effects/verbs/cards.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Cause } from '../state/cause.ts';
import { cueNumber, openCue } from './cue.ts';
import { openStep, stepFlow } from './step.ts';

/** Answers open card questions at the end of the timed phase (TIM-4): `enough` if offered, else the first option. */
function answerByDefault(course: Course): void {
  const [choice] = course.state.open.board?.choices ?? [];
  if (choice === undefined) return;
  const { options, why } = choice;
  const option = options.includes(enough) ? enough : assertDefined(options[0], 'an option');
  tell(course, { type: 'chosen', at: course.at, why, option });
  answered(course, choice, option, stepFlow);
  answerByDefault(course);
}

/** Opens the next cue or, after the last one, the first step of the resolution phase (RND-1). */
export function openNextCue(course: Course, why: Cause): void {
  const number = course.state.open.cueNumber + 1;
  const cue = cueNumber(course.state, number);
  if (cue !== null) {
    openCue(course, number, cue, why);
  } else {
    answerByDefault(course);
    openStep(course, steps[0].kind, why);
  }
}
