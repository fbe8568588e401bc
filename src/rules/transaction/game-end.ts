import type { Cause } from '../state/cause.ts';
import { outcomeOf } from '../state/report.ts';
import { emit, type Transaction } from './transaction.ts';

/** Ends or revives the game if the report entries change its outcome; otherwise a no-op (END-1, RES-16). */
export function checkGameEnd(transaction: Transaction, why: Cause): void {
  const { entries, outcome: previous } = transaction.state.open;
  const outcome = outcomeOf(entries);
  if (outcome?.why === previous?.why) return;
  const { at } = transaction;
  emit(transaction, outcome === null ? { type: 'game-revived', at, why } : { type: 'game-ended', at, why, outcome });
}
