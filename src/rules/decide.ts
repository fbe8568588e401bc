import type { Role } from '../content/roles.ts';
import { checkWith, ruleOf } from './intents/ruling.ts';
import { closeCue } from './operation/cue.ts';
import { openNextCue } from './operation/next.ts';
import { byTime } from './state/cause.ts';
import { due, settle } from './state/clock.ts';
import type { Intent, Refusal } from './state/intents.ts';
import type { State } from './state/state.ts';
import type { RuleSet } from './transaction/rule-set.ts';
import {
  beginTransaction,
  type Decided,
  emit,
  type GameServices,
  gameOn,
  type Transaction,
} from './transaction/transaction.ts';

/** Applies one due deadline at the current instant (TIM-2, CLK-2, CLK-3, CLK-6). */
function fireDeadline(transaction: Transaction, what: NonNullable<ReturnType<typeof due>>['what']): void {
  const { at } = transaction;
  switch (what) {
    case 'cue-closes':
      closeCue(transaction, 'expired', byTime);
      openNextCue(transaction, byTime);
      break;
    case 'cue-expires':
      emit(transaction, { type: 'cue-expired', at, why: byTime, number: transaction.state.open.cueNumber });
      break;
    case 'pause-ends':
      emit(transaction, { type: 'resumed', at, why: byTime });
      break;
  }
}

/** Advances the game to `at`, firing due deadlines in order at their exact instants (FIN-1). */
function advance(transaction: Transaction, at: number): void {
  for (let next = due(transaction.state.open); next !== null && next.at <= at; next = due(transaction.state.open)) {
    transaction.at = next.at;
    fireDeadline(transaction, next.what);
  }
  transaction.at = at;
  const { open, hidden } = transaction.state;
  if (at !== open.at) transaction.state = { open: settle(open, at), hidden };
}

/** Lets time pass until `at` (whole ms since the game began) without an intent. `at` must have passed `checkTime`. */
export function advanceWith({ board }: RuleSet, state: State, at: number, table: GameServices): Decided {
  const transaction = beginTransaction(state, table, board);
  advance(transaction, at);
  return { events: transaction.events, state: transaction.state };
}

/** Refuses an `at` earlier than the state's own instant (FIN-4). */
export const checkTime = (state: State, at: number): Refusal | null =>
  at < state.open.at ? { code: 'time-runs-backwards', at, now: state.open.at } : null;

/** Result of deciding an intent: a refusal, or the events and the state after them. */
export type Decision = { readonly refused: Refusal } | Decided;

/**
 * Decides an intent at `at` (whole ms since the game began). Deadlines due by then fire first (FIN-1). Returns a
 * refusal, which changes nothing, or all events since the state's own instant and the state they lead to.
 */
export function decideWith(
  { intents, board }: RuleSet,
  state: State,
  intent: Intent,
  seat: Role,
  at: number,
  table: GameServices,
): Decision {
  const backwards = checkTime(state, at);
  if (backwards) return { refused: backwards };
  const transaction = beginTransaction(state, table, board);
  advance(transaction, at);
  const refused = checkWith(intents, gameOn(transaction), intent, seat);
  if (refused) return { refused };
  transaction.seat = seat;
  ruleOf(intents, intent).resolve(transaction, intent, seat);
  return { events: transaction.events, state: transaction.state };
}
