// Runs the fourteen steps of the resolution phase in order. The last one ends the round.

import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { type Course, gameOn, playingOn, stepOn, tell } from '../course/course.ts';
import { judge } from '../course/judge.ts';
import { carryOut, type Run, type StepFlow } from '../effects/run.ts';
import { canUseAny } from '../effects/usable.ts';
import { carryOn } from '../resolution/carry-on.ts';
import { stepRules } from '../resolution/steps/index.ts';
import { reading } from '../resolution/steps/reading.ts';
import { byStep, type Cause } from '../state/cause.ts';
import { filed, told } from '../state/report.ts';
import { hasBoard, type Playing } from '../state/state.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase. On a board it acts at once (FIN-9). */
export function openStep(course: Course, step: StepKind, why: Cause): void {
  tell(course, { type: 'step-opened', at: course.at, why, step });
  const open = gameOn(course);
  if (!hasBoard(open)) return;
  const { opens, todo: leads } = stepRules[step];
  opens?.(course, open);
  if (leads) carryOut(course, [...leads(open), { next: 'settle-step' }], runOf(step, course.at));
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
  const closing = stepRules[step].closes?.(playing) ?? [];
  // An open task is left as it is (TSK-10).
  if (task) tell(course, { type: 'task-closed', at: course.at, why: byStep(step), kind: task.kind, over: null });
  if (closing.length === 0) finishStep(course);
  else carryOut(course, [...closing, { next: 'finish-step' }], runOf(step, course.at));
}

/** Reports and judges what the step asks for, then ends the step unless the game is over. */
function endBoardStep(course: Course): void {
  const playing = playingOn(course);
  const step = stepOn(course);
  const entry = reading(playing, step);
  if (entry !== null) {
    tell(course, { type: 'reported', at: course.at, why: byStep(step), entry });
    judge(course, byStep(step));
  }
  if (course.state.open.outcome === null) applyClosing(course, step);
}

/** Ends the open step, with its effects on the board if there is one. */
export const endStep = (course: Course): void => (hasBoard(gameOn(course)) ? endBoardStep(course) : finishStep(course));

/** Continues the resolution phase after the effects of cards and choices. */
export const stepFlow: StepFlow = (course, what) => (what === 'finish-step' ? finishStep(course) : settleStep(course));

/** Finishes the open step. Opens the next one, or files the report and prepares the next round (FIN-6). */
function finishStep(course: Course): void {
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
