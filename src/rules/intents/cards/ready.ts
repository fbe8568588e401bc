// A role says that it no longer needs the open window, so that nobody waits for its cards (FIN-22).

import type { Role } from '../../../content/roles.ts';
import { isReady, isWindowOpen, usableCards } from '../../effects/windows.ts';
import { byCue, byStep } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn, type Transaction } from '../../transaction/transaction.ts';

function check(open: OpenGame, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (!isWindowOpen(open)) return { code: 'not-now' };
  if (isReady(open, seat)) return { code: 'already-ready' };
  return usableCards(open, seat).length > 0 ? null : { code: 'no-usable-card' };
}

function sayReady(transaction: Transaction, role: Role): void {
  const playing = playingOn(transaction);
  const why = playing.step === null ? byCue('ending') : byStep(playing.step);
  emit(transaction, { type: 'readied', at: transaction.at, why, role, cards: usableCards(playing, role) });
}

/** Rule of the `ready` intent. */
export const ready: Rule<{ type: 'ready' }> = {
  check: (open, _, seat) => check(open, seat),
  resolve: (transaction, _, seat) => sayReady(transaction, seat),
};
