// The resolution phase goes through its fourteen steps in order; with the last one the round is over.

import type { Role } from '../../content/roles.ts';
import { type StepKind, stepKinds } from '../../content/steps.ts';
import type { Todo } from '../board.ts';
import { carryOut, type Run, type StepFlow } from '../effects/index.ts';
import type { GameEvent } from '../events.ts';
import { carryOn } from '../resolution/carry-on.ts';
import { stepRules } from '../resolution/index.ts';
import { reading } from '../resolution/reading.ts';
import type { Happening } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { firstCue } from './cue.ts';
import { judge } from './judge.ts';
import { filed, told } from './report.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase; on a board it acts at once (FIN-9). */
export const openStep =
  (step: StepKind, at: number, why: string): Happening =>
  () => [() => [{ type: 'step-opened', at, why, step }], actStep(step, at)];

/** Ties and crises are the Commander's to decide (RES-1, RES-3). */
const chooser: Role = 'commander';

const runOf = (step: StepKind, at: number): Run => ({ role: chooser, source: step, answers: [], at, stepFlow });

function actStep(step: StepKind, at: number): Happening {
  return ({ open }) => {
    if (!hasBoard(open)) return [];
    const { opens, todo } = stepRules[step];
    const stamp = (fact: object): GameEvent => ({ ...fact, at, why: step }) as GameEvent;
    const acts = (opens?.(open) ?? []).map(
      (act): Happening =>
        (state, table) =>
          typeof act === 'function' ? act(state, table).map(stamp) : [stamp(act)],
    );
    const later = todo?.(open) ?? [];
    return [...acts, carryOut([...later, { next: 'settle-step' }], runOf(step, at))];
  };
}

/** What is read off the board is reported, and judged (RES-8, RES-10). */
function read(step: StepKind, at: number): Happening[] {
  return [
    ({ open }) => {
      const entry = hasBoard(open) ? reading(open, step) : null;
      return entry === null ? [] : [{ type: 'reported', at, why: step, entry }];
    },
    judge(at, step),
  ];
}

/** A step that leaves nothing to decide passes by itself; the others wait for their role (FIN-9). */
const settled =
  (step: StepKind, at: number): Happening =>
  ({ open }) => {
    if (open.outcome !== null || !hasBoard(open)) return [];
    return stepRules[step].waits?.(open) ? [carryOn(at)] : [endStep(at)];
  };

/** What the board does when a step is over, and then the next one (RES-5, RES-6, RES-7). */
export const endStep =
  (at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [finishStep(at)];
    const step = sure(open.step);
    const todo: readonly Todo[] = stepRules[step].closes?.(open) ?? [];
    return [...closeTask(open, at), carryOut([...todo, { next: 'finish-step' }], runOf(step, at))];
  };

/** A task left open is left as it is (TSK-10). */
function closeTask({ board, step }: Playing, at: number): Happening[] {
  const { task } = board;
  return task === null ? [] : [() => [{ type: 'task-closed', at, why: sure(step), kind: task.kind, over: null }]];
}

const stepFlow: StepFlow = (what, at) => {
  if (what === 'finish-step') return finishStep(at);
  return ({ open }) => {
    const step = sure(open.step);
    return [...read(step, at), settled(step, at)];
  };
};

/** For effects that cards and choices carry out: what they lead to in the resolution phase. */
export const flow: StepFlow = stepFlow;

/** Finishes the open step: opens the next one, or files the report and opens the next round's first cue (FIN-6). */
export const finishStep =
  (at: number): Happening =>
  ({ open }) => {
    const step = sure(open.step);
    const close: Happening = () => [{ type: 'step-closed', at, why: step, step }];
    const next = stepKinds[stepKinds.indexOf(step) + 1];
    return next === undefined ? [close, endRound(at, step)] : [close, openStep(next, at, step)];
  };

const endRound =
  (at: number, why: string): Happening =>
  ({ open: { round, entries } }) => [
    () => [{ type: 'round-ended', at, why, report: filed(round, entries) }],
    prepareRound(at, why),
    firstCue(at, why),
  ];

/** Finishes the open step if the game is on and the step has been told what it asks for (FIN-7). */
export const finishIfTold =
  (at: number): Happening =>
  ({ open }) =>
    open.outcome === null && told(open) ? [finishStep(at)] : [];
