// Runs the fourteen steps of the resolution phase in order. The last one ends the round.

import { type StepKind, stepKinds } from '../../content/steps.ts';
import { byStep, type Cause } from '../state/cause.ts';
import { buildReport, isEntryGiven } from '../state/report.ts';
import { boardFlow, emit, stepOn, type Transaction } from '../transaction/transaction.ts';
import { prepareRound } from './round.ts';

/** Opens a step of the resolution phase. On a board it acts at once (FIN-9). */
export function openStep(transaction: Transaction, step: StepKind, why: Cause): void {
  emit(transaction, { type: 'step-opened', at: transaction.at, why, step });
  boardFlow(transaction)?.stepOpened(transaction, step);
}

/** Ends the open step, with its effects on the board if there is one. */
export function endStep(transaction: Transaction): void {
  const flow = boardFlow(transaction);
  if (flow === null) finishStep(transaction);
  else flow.endStep(transaction);
}

/** Finishes the open step. Opens the next one, or files the report and prepares the next round (FIN-6). */
export function finishStep(transaction: Transaction): void {
  const { at } = transaction;
  const { round, entries } = transaction.state.open;
  const step = stepOn(transaction);
  emit(transaction, { type: 'step-closed', at, why: byStep(step), step });
  const next = stepKinds[stepKinds.indexOf(step) + 1];
  if (next !== undefined) {
    openStep(transaction, next, byStep(step));
  } else {
    emit(transaction, { type: 'round-ended', at, why: byStep(step), report: buildReport(round, entries) });
    prepareRound(transaction, byStep(step));
  }
}

/** Finishes the open step if the game is on and what the step asks for has been reported (FIN-7). */
export function finishIfReported(transaction: Transaction): void {
  const { open } = transaction.state;
  if (open.outcome === null && isEntryGiven(open)) finishStep(transaction);
}
