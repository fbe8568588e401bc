import type { Role } from '../../content/roles.ts';
import type { Intent, Refusal } from '../state/intents.ts';
import type { OpenGame } from '../state/state.ts';
import type { Transaction } from './transaction.ts';

/**
 * How one type of intent is handled. `check` returns why it is refused, or null; it sees only the open half, as every
 * seat does. `resolve` tells the events of an intent that passed its check.
 */
export interface Rule<I extends Intent> {
  readonly check: (open: OpenGame, intent: I, seat: Role) => Refusal | null;
  readonly resolve: (transaction: Transaction, intent: I, seat: Role) => void;
}

/** The rule of every type of these intents. */
export type RulesOf<I extends Intent> = { readonly [T in I['type']]: Rule<Extract<I, { type: T }>> };
