// The resolution phase goes through its fourteen steps in order; with the last one the round is over.

import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import { carryOut, type Run, type StepFlow } from '../effects/index.ts';
import { carryOn } from '../resolution/carry-on.ts';
import { stepRules } from '../resolution/index.ts';
import { reading } from '../resolution/reading.ts';
import { type Happening, type Next, stamped } from '../rule.ts';
import { hasBoard, type Open, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { firstCue } from './cue.ts';
import { judgementOf } from './judge.ts';
import { filed, told } from './report.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase; on a board it acts at once (FIN-9). */
export const openStep = (step: StepKind, at: number, why: string): Next[] => [
  { type: 'step-opened', at, why, step },
  actStep(step, at),
];

/** Ties and crises are the Commander's to decide (RES-1, RES-3). */
const chooser: Role = 'commander';

const runOf = (step: StepKind, at: number): Run => ({ role: chooser, source: step, answers: [], at, stepFlow: flow });

function actStep(step: StepKind, at: number): Happening {
  return ({ open }) => {
    if (!hasBoard(open)) return [];
    const { opens, todo: leads } = stepRules[step];
    const acts = opens ? stamped(opens(open), at, step) : [];
    return [...acts, leads ? carryOut([...leads(open), { next: 'settle-step' }], runOf(step, at)) : settleStep(at)];
  };
}

/** The step has acted: what it left on the board is reported and judged, once nobody can change it (RES-8, RES-10). */
const settleStep =
  (at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [];
    const step = sure(open.step);
    if (reading(open, step) === null) return judged(open, at);
    return stepRules[step].waits?.(open) ? [] : read(open, at);
  };

/** What a step asks for is read off the board and judged. */
const read = (playing: Playing, at: number): Next[] => {
  const step = sure(playing.step);
  const entry = sure(reading(playing, step));
  return [{ type: 'reported', at, why: step, entry }, (state) => judged(state.open, at)];
};

function judged(open: Open, at: number): Next[] {
  const judgement = judgementOf(open, at, sure(open.step));
  return judgement === null ? waitOrPass(open, at) : [judgement, (state) => waitOrPass(state.open, at)];
}

/** A step that leaves nothing to decide passes by itself; the others wait for their role (FIN-9). */
function waitOrPass(open: Open, at: number): Next[] {
  if (open.outcome !== null || !hasBoard(open)) return [];
  return stepRules[sure(open.step)].waits?.(open) ? [carryOn(at)] : endBoardStep(open, at);
}

/** What the board does when a step is over, and then the next one (RES-5, RES-6, RES-7). */
function endBoardStep(playing: Playing, at: number): Next[] {
  const step = sure(playing.step);
  const { task } = playing.board;
  const { closes } = stepRules[step];
  // A task left open is left as it is (TSK-10).
  const left: Next[] = task ? [{ type: 'task-closed', at, why: step, kind: task.kind, over: null }] : [];
  if (closes === undefined) return [...left, ...closeStep(playing, at)];
  return [...left, carryOut([...closes(playing), { next: 'finish-step' }], runOf(step, at))];
}

/** The open step is over: what follows from it on the board, if there is one, and then the next one. */
export const endStep =
  (at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return closeStep(open, at);
    return reading(open, sure(open.step)) === null ? endBoardStep(open, at) : read(open, at);
  };

/** For effects that cards and choices carry out: what they lead to in the resolution phase. */
export const flow: StepFlow = (what, at) => (what === 'finish-step' ? finishStep(at) : settleStep(at));

/** Closes the open step: opens the next one, or files the report and opens the next round's first cue (FIN-6). */
function closeStep(open: Open, at: number): Next[] {
  const step = sure(open.step);
  const next = stepKinds[stepKinds.indexOf(step) + 1];
  const then = next === undefined ? endRound(open, at, step) : openStep(next, at, step);
  return [{ type: 'step-closed', at, why: step, step }, ...then];
}

const endRound = ({ round, entries }: Open, at: number, why: string): Next[] => [
  { type: 'round-ended', at, why, report: filed(round, entries) },
  prepareRound(at, why),
  firstCue(at, why),
];

/** Finishes the open step. */
export const finishStep =
  (at: number): Happening =>
  ({ open }) =>
    closeStep(open, at);

/** Finishes the open step if the game is on and the step has been told what it asks for (FIN-7). */
export const finishIfTold =
  (at: number): Happening =>
  ({ open }) =>
    open.outcome === null && told(open) ? [finishStep(at)] : [];
