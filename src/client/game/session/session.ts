import type { Move } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import type { GameEvent, Intent, OpenGame, Refusal, RoundSoFar } from '../../../rules/index.ts';
import type { OnlineRefusal } from '../../../wire/index.ts';
import type { TableCrew } from './table-crew.ts';

/** Why a game's clock was stopped when nobody was there. */
export type Stop = 'hidden' | 'asleep';

/**
 * News for listeners: events that happened, or a take-back. `stopped` says why the clock was stopped at the instant the
 * game was left (FIN-19): the page was `hidden`, or the machine was `asleep`. At a table online, `bot` is the move of a
 * bot, and `by` the seat that took an action back; without it the connection was lost, and anything may have happened.
 */
export type SessionEvent =
  | { readonly events: readonly GameEvent[]; readonly stopped?: Stop; readonly bot?: Move }
  | { readonly takenBack: true; readonly by?: string };

/** An action that can be taken back, and the open half before it. */
export interface Undo {
  readonly intent: Intent;
  readonly seat: Role;
  /** When it happened, in ms since the game began. */
  readonly at: number;
  readonly seen: OpenGame;
}

/** Why a session refuses something: by the rules, or by the table that hosts it. */
export type SessionRefusal = Refusal | OnlineRefusal;

/**
 * A game being played, on this device or at a table online. The screen uses nothing else. It has only the open half,
 * and its answers may come later.
 */
export interface Session {
  readonly id: string;
  /** Whether a host runs clock and bots, and other devices take part. */
  readonly isHosted: boolean;
  /** The player of each role at this table. */
  readonly crew: TableCrew;
  /** Returns the open half at this instant, after everything due has happened. */
  now(): OpenGame;
  /** Whether everybody may pause and resume (ONL-11). Only for sessions with a host elsewhere. */
  readonly everybodyPauses?: () => boolean;
  /** Whether time stands still, because the host cannot be reached. Only for sessions with a host elsewhere. */
  readonly isStill?: () => boolean;
  /** Returns the running or last round. Only for sessions without a log on this device. */
  readonly round?: () => RoundSoFar | null;
  /** Submits an intent for a seat. Resolves to why it is refused, or null once it has happened. */
  ask(intent: Intent, seat: Role): Promise<SessionRefusal | null>;
  /**
   * Returns the last action that can be taken back, by one of these seats if given. Null if there is none or it is too
   * late. `revealed` if the last action in the open cue or step revealed too much to be undone.
   */
  undo(seats?: readonly Role[]): Undo | 'revealed' | null;
  /** Takes that action back. Resolves to false if nothing can be taken back any more. */
  takeBack(seats?: readonly Role[]): Promise<boolean>;
  /** Adds a listener, which is told what a seat may see (INF-1). Returns a function that removes it. */
  listen(listener: (news: SessionEvent) => void): () => void;
}
