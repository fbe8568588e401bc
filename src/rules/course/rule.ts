import type { Intent, Refusal, Seat } from '../state/intents.ts';
import type { OpenGame } from '../state/state.ts';
import type { Course } from './course.ts';

/**
 * How one type of intent is handled. `check` returns why it is refused, or null; it sees only the open half, as every
 * seat does. `resolve` tells the events of an intent that passed its check.
 */
export interface Rule<I extends Intent> {
  readonly check: (open: OpenGame, intent: I, seat: Seat) => Refusal | null;
  readonly resolve: (course: Course, intent: I, seat: Seat) => void;
}

/** The rule of every type of these intents. */
export type RulesOf<I extends Intent> = { readonly [T in I['type']]: Rule<Extract<I, { type: T }>> };
