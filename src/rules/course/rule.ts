import type { Intent, IntentType, Refusal, Seat } from '../state/intents.ts';
import type { OpenGame } from '../state/state.ts';
import type { Course } from './course.ts';

/** A rule: may it be asked, and what then happens. `check` sees the open half only, as any seat does. */
export interface Rule<I extends Intent> {
  readonly check: (open: OpenGame, intent: I, seat: Seat) => Refusal | null;
  readonly resolve: (course: Course, intent: I, seat: Seat) => void;
}

export type Rules = { readonly [T in IntentType]: Rule<Extract<Intent, { type: T }>> };
