// Runs a step of the resolution phase on the board: what it does, what it waits for, and how it ends.

import type { Role } from '../../content/roles.ts';
import type { StepKind } from '../../content/steps.ts';
import { applyAnswer, type Run, runEffects, type StepFlow } from '../effects/run.ts';
import { canUseAny } from '../effects/usable.ts';
import { enough } from '../effects/verbs/cards.ts';
import { finishStep } from '../operation/step.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { byStep } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { checkGameEnd } from '../transaction/game-end.ts';
import { emit, playingOn, stepOn, type Transaction } from '../transaction/transaction.ts';
import { carryOn } from './carry-on.ts';
import { reading, stepRules } from './steps/index.ts';

/** Does what a step does by itself when it opens (FIN-9). */
export function actAtOpening(transaction: Transaction, step: StepKind): void {
  const playing = playingOn(transaction);
  const { opens, todo: leads } = stepRules[step];
  opens?.(transaction, playing);
  if (leads) runEffects(transaction, [...leads(playing), { next: 'settle-step' }], runOf(step, transaction.at));
  else settleStep(transaction);
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
function settleStep(transaction: Transaction): void {
  const playing = playingOn(transaction);
  const step = stepOn(transaction);
  // A described table may already be lost in its first step.
  checkGameEnd(transaction, byStep(step));
  if (transaction.state.open.outcome !== null) return;
  if (waits(playing, step)) carryOn(transaction);
  else endBoardStep(transaction);
}

/** Whether a step leaves something to decide, or any seat has a usable card (FIN-9). */
const waits = (playing: Playing, step: StepKind): boolean =>
  (stepRules[step].waits?.(playing) ?? false) || canUseAny(playing);

/** Carries out the effects that end a step on the board, then finishes it (RES-5, RES-6, RES-7). */
function applyClosing(transaction: Transaction, step: StepKind): void {
  const playing = playingOn(transaction);
  const { task } = playing.board;
  const { ends, closes } = stepRules[step];
  const closing = closes?.(playing) ?? [];
  // An open task is left as it is (TSK-10).
  if (task)
    emit(transaction, { type: 'task-closed', at: transaction.at, why: byStep(step), kind: task.kind, over: null });
  ends?.(transaction, playing);
  if (closing.length === 0) finishStep(transaction);
  else runEffects(transaction, [...closing, { next: 'finish-step' }], runOf(step, transaction.at));
}

/** Reports and judges what the step asks for, then ends the step unless the game is over. */
export function endBoardStep(transaction: Transaction): void {
  const playing = playingOn(transaction);
  const step = stepOn(transaction);
  const entry = reading(playing, step);
  if (entry !== null) {
    emit(transaction, { type: 'reported', at: transaction.at, why: byStep(step), entry });
    checkGameEnd(transaction, byStep(step));
  }
  if (transaction.state.open.outcome === null) applyClosing(transaction, step);
}

/** Continues the resolution phase after the effects of cards and choices. */
export const stepFlow: StepFlow = (transaction, what) =>
  what === 'finish-step' ? finishStep(transaction) : settleStep(transaction);

/** Answers open card questions at the end of the timed phase (TIM-4): `enough` if offered, else the first option. */
export function answerByDefault(transaction: Transaction): void {
  const [choice] = transaction.state.open.board?.choices ?? [];
  if (choice === undefined) return;
  const { options, why } = choice;
  const option = options.includes(enough) ? enough : assertDefined(options[0], 'an option');
  emit(transaction, { type: 'chosen', at: transaction.at, why, option });
  applyAnswer(transaction, choice, option, stepFlow);
  answerByDefault(transaction);
}
