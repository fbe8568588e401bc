import type { Role } from '../content/roles.ts';
import type { TimerScale } from '../content/timings.ts';
import type { Entries } from './state.ts';

/** What a seat may ask for. */
export type Intent =
  | { readonly type: 'begin' }
  | { readonly type: 'done' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'open-menu' }
  | { readonly type: 'close-menu' }
  | { readonly type: 'scan' }
  | { readonly type: 'report'; readonly entry: Entries }
  | { readonly type: 'correct'; readonly entry: Entries }
  /** A table's own setting, not a move: it holds from the next cue on, its pause time from the next round. */
  | { readonly type: 'set-timers'; readonly timers: TimerScale };

export type IntentType = Intent['type'];
export type Seat = Role;

/** Why an intent is refused: a code, and what the words for it need. */
export type Refusal =
  | { readonly code: 'time-runs-backwards'; readonly at: number; readonly now: number }
  | { readonly code: 'not-begun' }
  | { readonly code: 'already-begun' }
  | { readonly code: 'game-over' }
  | { readonly code: 'menu-open' }
  | { readonly code: 'menu-not-open' }
  | { readonly code: 'no-cue' }
  | { readonly code: 'not-your-cue'; readonly role: Role | 'all' }
  | { readonly code: 'not-your-step'; readonly role: Role }
  | { readonly code: 'central-officer-only' }
  | { readonly code: 'no-pause-in-ending' }
  | { readonly code: 'no-pause-left' }
  | { readonly code: 'cue-expired' }
  | { readonly code: 'already-paused' }
  | { readonly code: 'not-paused' }
  | { readonly code: 'scanner-dark' }
  | { readonly code: 'report-needed'; readonly asks: string }
  | { readonly code: 'nothing-asked' }
  | { readonly code: 'not-asked'; readonly entries: readonly string[] }
  | { readonly code: 'report-incomplete'; readonly asks: string }
  | { readonly code: 'impossible-entry'; readonly entry: string }
  | { readonly code: 'nothing-to-correct' }
  | { readonly code: 'same-timers' };

/** Why a game cannot be set up as asked. */
export type SetupRefusal =
  | { readonly code: 'plan-is-fixed'; readonly plan: string }
  | { readonly code: 'enemy-types'; readonly of: readonly string[] }
  | { readonly code: 'starting-panic'; readonly continent: string }
  | { readonly code: 'companion-has-no-board'; readonly field: string }
  | { readonly code: 'mode-not-available'; readonly mode: string };
