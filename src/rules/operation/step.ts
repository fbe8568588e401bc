// The resolution phase goes through its fourteen steps in order; with the last one the round is over.

import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { type Course, gameOn, playingOn, tell } from '../course/course.ts';
import { judge } from '../course/judge.ts';
import { carryOut, type Run, type StepFlow } from '../effects/index.ts';
import { canUseAny } from '../effects/usable.ts';
import { carryOn } from '../resolution/carry-on.ts';
import { stepRules } from '../resolution/steps/index.ts';
import { reading } from '../resolution/steps/reading.ts';
import { filed, told } from '../state/report.ts';
import { hasBoard, type Playing } from '../state/state.ts';
import { sure } from '../state/sure.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase; on a board it acts at once (FIN-9). */
export function openStep(course: Course, step: StepKind, why: string): void {
  tell(course, { type: 'step-opened', at: course.at, why, step });
  const open = gameOn(course);
  if (!hasBoard(open)) return;
  const { opens, todo: leads } = stepRules[step];
  opens?.(course, open);
  if (leads) carryOut(course, [...leads(open), { next: 'settle-step' }], runOf(step, course.at));
  else settleStep(course);
}

/** Ties and crises are the Commander's to decide (RES-1, RES-3). */
const chooser: Role = 'commander';

const runOf = (step: StepKind, at: number): Run => ({
  role: chooser,
  why: step,
  at,
  answers: [],
  given: undefined,
  stepFlow: flow,
});

/** The step has acted: it waits for its role, or passes by itself (FIN-9). */
function settleStep(course: Course): void {
  const playing = playingOn(course);
  const step = sure(playing.step);
  // A described table may be lost from its first step on.
  judge(course, step);
  if (course.state.open.outcome !== null) return;
  if (waits(playing, step)) carryOn(course);
  else endOpenStep(course);
}

/** Whether a step leaves something to decide, or a seat has a card that it could use in it (FIN-9). */
const waits = (playing: Playing, step: StepKind): boolean =>
  (stepRules[step].waits?.(playing) ?? false) || canUseAny(playing);

/** What the board does when a step is over, and then the next one (RES-5, RES-6, RES-7). */
function endBoardStep(course: Course): void {
  const playing = playingOn(course);
  const step = sure(playing.step);
  const { task } = playing.board;
  const closing = stepRules[step].closes?.(playing) ?? [];
  // A task left open is left as it is (TSK-10).
  if (task) tell(course, { type: 'task-closed', at: course.at, why: step, kind: task.kind, over: null });
  if (closing.length === 0) finishStep(course);
  else carryOut(course, [...closing, { next: 'finish-step' }], runOf(step, course.at));
}

/** What the step asks for is read off the board and judged; unless that ends the game, the step is over. */
function endOpenStep(course: Course): void {
  const playing = playingOn(course);
  const step = sure(playing.step);
  const entry = reading(playing, step);
  if (entry !== null) {
    tell(course, { type: 'reported', at: course.at, why: step, entry });
    judge(course, step);
  }
  if (course.state.open.outcome === null) endBoardStep(course);
}

/** The open step is over: what follows from it on the board, if there is one, and then the next one. */
export const endStep = (course: Course): void => (hasBoard(gameOn(course)) ? endOpenStep(course) : finishStep(course));

/** For effects that cards and choices carry out: what they lead to in the resolution phase. */
export const flow: StepFlow = (course, what) => (what === 'finish-step' ? finishStep(course) : settleStep(course));

/** Finishes the open step: opens the next one, or files the report and prepares the next round (FIN-6). */
function finishStep(course: Course): void {
  const { at } = course;
  const { round, entries, step: open } = course.state.open;
  const step = sure(open);
  tell(course, { type: 'step-closed', at, why: step, step });
  const next = stepKinds[stepKinds.indexOf(step) + 1];
  if (next !== undefined) {
    openStep(course, next, step);
  } else {
    tell(course, { type: 'round-ended', at, why: step, report: filed(round, entries) });
    prepareRound(course, step);
  }
}

/** Finishes the open step if the game is on and the step has been told what it asks for (FIN-7). */
export function finishIfTold(course: Course): void {
  const { open } = course.state;
  if (open.outcome === null && told(open)) finishStep(course);
}
