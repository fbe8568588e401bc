// Asks open questions again after a card has changed the table (FIN-17).

import { questionOf, type Run, runEffects, type StepFlow } from '../../effects/run.ts';
import type { Choice } from '../../state/board.ts';
import { emit, playingOn, type Transaction } from '../../transaction/transaction.ts';

const runOf = ({ role, why, answers }: Choice, at: number, stepFlow: StepFlow): Run => ({
  role,
  why,
  at,
  answers,
  given: undefined,
  stepFlow,
});

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((option, i) => option === b[i]);

/** Whether the question would now be asked with other options, or not at all. */
function isOutdated(transaction: Transaction, choice: Choice, stepFlow: StepFlow): boolean {
  const question = questionOf(playingOn(transaction), choice.todo, runOf(choice, transaction.at, stepFlow));
  return question === null || !isSameList(question.options, choice.options);
}

/** Settles a question if it is outdated. Returns whether it was. The work that waited for it goes on or asks again. */
function settle(transaction: Transaction, choice: Choice, stepFlow: StepFlow): boolean {
  const number = playingOn(transaction).board.choices.indexOf(choice);
  if (number < 0 || !isOutdated(transaction, choice, stepFlow)) return false;
  emit(transaction, { type: 'choice-withdrawn', at: transaction.at, why: choice.why, number });
  runEffects(transaction, choice.todo, runOf(choice, transaction.at, stepFlow));
  return true;
}

/**
 * Asks outdated questions again. A question with one option or none left is settled, and the work that waited for it
 * goes on. `before` holds the questions open before the current move; those the move itself has asked are up to date.
 */
export function askAgain(transaction: Transaction, before: readonly Choice[], stepFlow: StepFlow): void {
  const { board, phase } = playingOn(transaction);
  if (phase !== 'resolution') {
    for (const choice of board.choices) if (before.includes(choice)) settle(transaction, choice, stepFlow);
    return;
  }
  // In the resolution phase an older question waits until the newest is settled.
  for (;;) {
    const [newest] = playingOn(transaction).board.choices;
    if (newest === undefined || !before.includes(newest) || !settle(transaction, newest, stepFlow)) return;
  }
}
