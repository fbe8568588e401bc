// Opens the next cue at the instant one closes. After the last cue, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import type { Cause } from '../state/cause.ts';
import { boardFlow, type Transaction } from '../transaction/transaction.ts';
import { cueNumber, openCue } from './cue.ts';
import { openStep } from './step.ts';

/** Opens the next cue or, after the last one, the first step of the resolution phase (RND-1). */
export function openNextCue(transaction: Transaction, why: Cause): void {
  const number = transaction.state.open.cueNumber + 1;
  const cue = cueNumber(transaction.state, number);
  if (cue !== null) {
    openCue(transaction, number, cue, why);
  } else {
    boardFlow(transaction)?.cuesEnd(transaction);
    openStep(transaction, steps[0].kind, why);
  }
}
