// Sets the round's budget: the credits named by the cue, plus those of cards in play (ACT-BUDGET).

import { byCue } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { works } from '../state/task.ts';
import { emit } from '../transaction/transaction.ts';
import type { CueAction } from './acts.ts';

/** Returns the credits that cards in play add to the budget of a round. */
export function creditsFromCards(playing: Playing): number {
  const { board, pack } = playing;
  let credits = 0;
  for (const card of pack.standing) {
    if (!board.inPlay.some((one) => one.card === card.id) || !works(playing, card)) continue;
    for (const one of card.standing) if ('budget' in one) credits += one.budget;
  }
  return credits;
}

/** Adds the cue's credits and those of standing cards to the budget (ACT-BUDGET). */
export const budget: CueAction = (transaction, playing, { kind, credits = 0 }) =>
  emit(transaction, {
    type: 'credits-changed',
    at: transaction.at,
    why: byCue(kind),
    // Cards may already have added credits before this cue.
    budget: playing.board.budget + credits + creditsFromCards(playing),
    emergency: playing.board.emergency,
  });
