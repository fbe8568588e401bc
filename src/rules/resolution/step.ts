// Runs a step of the resolution phase on the board: what it does, what it waits for, and how it ends.

import type { Role } from '../../content/roles.ts';
import type { StepKind } from '../../content/steps.ts';
import { type Course, playingOn, stepOn, tell } from '../course/course.ts';
import { judge } from '../course/judge.ts';
import { answered, carryOut, type Run, type StepFlow } from '../effects/run.ts';
import { canUseAny } from '../effects/usable.ts';
import { enough } from '../effects/verbs/cards.ts';
import { finishStep } from '../operation/step.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { byStep } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { carryOn } from './carry-on.ts';
import { reading, stepRules } from './steps/index.ts';

/** Does what a step does by itself when it opens (FIN-9). */
export function actAtOpening(course: Course, step: StepKind): void {
  const playing = playingOn(course);
  const { opens, todo: leads } = stepRules[step];
  opens?.(course, playing);
  if (leads) carryOut(course, [...leads(playing), { next: 'settle-step' }], runOf(step, course.at));
  else settleStep(course);
}

/** Ties and crises are decided by the Commander (RES-1, RES-3). */
const chooser: Role = 'commander';

const runOf = (step: StepKind, at: number): Run => ({
  role: chooser,
  why: byStep(step),
  at,
  answers: [],
  given: undefined,
  stepFlow,
});

/** Called when a step has acted: it waits for its role, or passes by itself (FIN-9). */
function settleStep(course: Course): void {
  const playing = playingOn(course);
  const step = stepOn(course);
  // A described table may already be lost in its first step.
  judge(course, byStep(step));
  if (course.state.open.outcome !== null) return;
  if (waits(playing, step)) carryOn(course);
  else endBoardStep(course);
}

/** Whether a step leaves something to decide, or any seat has a usable card (FIN-9). */
const waits = (playing: Playing, step: StepKind): boolean =>
  (stepRules[step].waits?.(playing) ?? false) || canUseAny(playing);

/** Carries out the effects that end a step on the board, then finishes it (RES-5, RES-6, RES-7). */
function applyClosing(course: Course, step: StepKind): void {
  const playing = playingOn(course);
  const { task } = playing.board;
  const { ends, closes } = stepRules[step];
  const closing = closes?.(playing) ?? [];
  // An open task is left as it is (TSK-10).
  if (task) tell(course, { type: 'task-closed', at: course.at, why: byStep(step), kind: task.kind, over: null });
  ends?.(course, playing);
  if (closing.length === 0) finishStep(course);
  else carryOut(course, [...closing, { next: 'finish-step' }], runOf(step, course.at));
}

/** Reports and judges what the step asks for, then ends the step unless the game is over. */
export function endBoardStep(course: Course): void {
  const playing = playingOn(course);
  const step = stepOn(course);
  const entry = reading(playing, step);
  if (entry !== null) {
    tell(course, { type: 'reported', at: course.at, why: byStep(step), entry });
    judge(course, byStep(step));
  }
  if (course.state.open.outcome === null) applyClosing(course, step);
}

/** Continues the resolution phase after the effects of cards and choices. */
export const stepFlow: StepFlow = (course, what) => (what === 'finish-step' ? finishStep(course) : settleStep(course));

/** Answers open card questions at the end of the timed phase (TIM-4): `enough` if offered, else the first option. */
export function answerByDefault(course: Course): void {
  const [choice] = course.state.open.board?.choices ?? [];
  if (choice === undefined) return;
  const { options, why } = choice;
  const option = options.includes(enough) ? enough : assertDefined(options[0], 'an option');
  tell(course, { type: 'chosen', at: course.at, why, option });
  answered(course, choice, option, stepFlow);
  answerByDefault(course);
}
