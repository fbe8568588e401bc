// Opens the next cue at the instant one closes. After the last cue, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import { boardFlow, type Course } from '../course/course.ts';
import type { Cause } from '../state/cause.ts';
import { cueNumber, openCue } from './cue.ts';
import { openStep } from './step.ts';

/** Opens the next cue or, after the last one, the first step of the resolution phase (RND-1). */
export function openNextCue(course: Course, why: Cause): void {
  const number = course.state.open.cueNumber + 1;
  const cue = cueNumber(course.state, number);
  if (cue !== null) {
    openCue(course, number, cue, why);
  } else {
    boardFlow(course)?.cuesEnd(course);
    openStep(course, steps[0].kind, why);
  }
}
