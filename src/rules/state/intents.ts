import type { Lab } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import type { TimerScale } from '../../content/timings.ts';
import type { Skill, UnitKind } from '../../content/units.ts';
import type { Faces, Place, Taken, With } from './board.ts';
import type { LateEntries } from './schedule.ts';
import type { Entries } from './state.ts';

/** Intents that need a board. */
export type BoardIntent =
  | { readonly type: 'assign'; readonly units: readonly string[]; readonly to: Place }
  | { readonly type: 'recall'; readonly units: readonly string[] }
  | { readonly type: 'research'; readonly lab: Lab; readonly tech: string }
  | { readonly type: 'fund'; readonly credits: number }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'use'; readonly card: string; readonly with?: With }
  | { readonly type: 'buy'; readonly kind: UnitKind }
  | { readonly type: 'take'; readonly task: Taken }
  | { readonly type: 'place'; readonly soldier: string; readonly icon: number | null }
  | { readonly type: 'roll'; readonly faces?: Faces }
  | { readonly type: 'apply' }
  | { readonly type: 'stop' }
  | { readonly type: 'ready' };

/** Intents of the app's half of the game, which every game has. */
export type OperationIntent =
  | { readonly type: 'begin' }
  | { readonly type: 'done' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'open-menu' }
  | { readonly type: 'close-menu' }
  | { readonly type: 'scan' }
  | { readonly type: 'report'; readonly entry: Entries }
  | { readonly type: 'correct'; readonly entry: Entries }
  /** A late change to the last report. It changes nothing that was sent (RES-17). */
  | { readonly type: 'report-late'; readonly entry: LateEntries }
  /** A setting of the table rather than a move. Applies from the next cue on, to pause time from the next round on. */
  | { readonly type: 'set-timers'; readonly timers: TimerScale };

/** A request of a role. */
export type Intent = BoardIntent | OperationIntent;

/** Name of an intent type. */
export type IntentType = Intent['type'];
/** Intents of one type, or of a union of types. */
export type IntentOf<T extends IntentType> = Extract<Intent, { type: T }>;

/** Why an intent is refused: a code and the values its message needs. */
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
  | { readonly code: 'nothing-late' }
  | { readonly code: 'correct-instead'; readonly entries: readonly string[] }
  | { readonly code: 'same-timers' }
  /** The log is full. Sent by the host for every intent (FIN-21). */
  | { readonly code: 'log-full' }
  | BoardRefusal;

/** Refusals that concern the board. */
type BoardRefusal =
  | { readonly code: 'no-board' }
  | { readonly code: 'board-reports' }
  | { readonly code: 'choose-first' }
  | { readonly code: 'nothing-to-choose' }
  | { readonly code: 'not-your-choice'; readonly role: Role }
  | { readonly code: 'no-such-option'; readonly options: readonly string[] }
  | { readonly code: 'not-now' }
  | { readonly code: 'wrong-place'; readonly place: Place }
  | { readonly code: 'wrong-unit'; readonly unit: string }
  | { readonly code: 'no-units' }
  | { readonly code: 'not-in-reserve'; readonly unit: string }
  | { readonly code: 'exhausted'; readonly unit: string }
  | { readonly code: 'nothing-there'; readonly place: Place }
  | { readonly code: 'no-room'; readonly place: Place; readonly most: number }
  | { readonly code: 'not-brought'; readonly unit: string }
  | { readonly code: 'wrong-lab'; readonly lab: Lab }
  | { readonly code: 'not-in-hand'; readonly tech: string }
  | { readonly code: 'not-that-many'; readonly most: number }
  | { readonly code: 'same-credits'; readonly credits: number }
  | { readonly code: 'no-credits' }
  | { readonly code: 'pool-empty'; readonly kind: string }
  | { readonly code: 'no-task' }
  | { readonly code: 'nothing-to-take' }
  | { readonly code: 'stop-first' }
  | { readonly code: 'apply-first' }
  | { readonly code: 'roll-first' }
  | { readonly code: 'no-roll' }
  | { readonly code: 'no-dice' }
  | { readonly code: 'faces-needed'; readonly dice: number }
  | { readonly code: 'app-rolls' }
  | { readonly code: 'wrong-number-of-dice'; readonly dice: number }
  | { readonly code: 'impossible-faces' }
  | { readonly code: 'kept-dice-changed' }
  | { readonly code: 'no-icons' }
  | { readonly code: 'not-there'; readonly unit: string }
  | { readonly code: 'not-on-icon'; readonly unit: string }
  | { readonly code: 'no-such-icon'; readonly icon: number }
  | { readonly code: 'icon-taken'; readonly icon: number }
  | { readonly code: 'lacks-skill'; readonly skill: Skill }
  | { readonly code: 'not-in-play'; readonly card: string }
  | { readonly code: 'not-your-card'; readonly role: Role }
  | { readonly code: 'works-by-itself' }
  | { readonly code: 'not-in-this-phase'; readonly phase: string }
  | { readonly code: 'too-late' }
  | { readonly code: 'card-exhausted'; readonly card: string }
  | { readonly code: 'base-in-panic' }
  | { readonly code: 'no-salvage'; readonly needs: number }
  | { readonly code: 'wrong-task'; readonly tasks: readonly string[] }
  | { readonly code: 'no-effect' }
  | { readonly code: 'already-ready' }
  | { readonly code: 'no-usable-card' };

/** Why games cannot be drawn from what is in a box (EVO-13). */
export type BoxRefusal =
  | { readonly code: 'too-few-plans'; readonly least: number }
  | { readonly code: 'too-few-enemy-types'; readonly least: number; readonly difficulty: string };

/** Why a game cannot be set up as requested. */
export type SetupRefusal =
  | { readonly code: 'plan-is-fixed'; readonly plan: string }
  | { readonly code: 'plans'; readonly of: readonly string[] }
  | { readonly code: 'enemy-types'; readonly of: readonly string[] }
  | { readonly code: 'unknown-expansion'; readonly expansion: string }
  | { readonly code: 'expansion-not-here'; readonly expansion: string }
  | { readonly code: 'starting-panic'; readonly continent: string }
  | { readonly code: 'emergency-funding'; readonly least: number; readonly most: number }
  | { readonly code: 'companion-has-no-board'; readonly field: string }
  | { readonly code: 'position'; readonly field: string; readonly expected: string };
