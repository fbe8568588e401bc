// Runs the fourteen steps of the resolution phase in order. The last one ends the round.

import { type StepKind, stepKinds } from '../../content/steps.ts';
import { boardFlow, type Course, stepOn, tell } from '../course/course.ts';
import { byStep, type Cause } from '../state/cause.ts';
import { filed, told } from '../state/report.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase. On a board it acts at once (FIN-9). */
export function openStep(course: Course, step: StepKind, why: Cause): void {
  tell(course, { type: 'step-opened', at: course.at, why, step });
  boardFlow(course)?.stepOpened(course, step);
}

/** Ends the open step, with its effects on the board if there is one. */
export function endStep(course: Course): void {
  const flow = boardFlow(course);
  if (flow === null) finishStep(course);
  else flow.endStep(course);
}

/** Finishes the open step. Opens the next one, or files the report and prepares the next round (FIN-6). */
export function finishStep(course: Course): void {
  const { at } = course;
  const { round, entries } = course.state.open;
  const step = stepOn(course);
  tell(course, { type: 'step-closed', at, why: byStep(step), step });
  const next = stepKinds[stepKinds.indexOf(step) + 1];
  if (next !== undefined) {
    openStep(course, next, byStep(step));
  } else {
    tell(course, { type: 'round-ended', at, why: byStep(step), report: filed(round, entries) });
    prepareRound(course, byStep(step));
  }
}

/** Finishes the open step if the game is on and what the step asks for has been reported (FIN-7). */
export function finishIfReported(course: Course): void {
  const { open } = course.state;
  if (open.outcome === null && told(open)) finishStep(course);
}
