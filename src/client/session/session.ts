import type { Done, Game } from '../../host/index.ts';
import type { GameEvent, Intent, OpenGame, Refusal, Seat } from '../../rules/index.ts';

/**
 * News for listeners: events that happened, or a take-back. `slept` means that the machine was asleep and the clock
 * stopped at the instant the game was left (FIN-19).
 */
export type News = { readonly events: readonly GameEvent[]; readonly slept?: true } | { readonly takenBack: true };

/** A game being played, wherever it runs. The screen uses nothing else. */
export interface Session {
  readonly id: string;
  /** Returns the open half at this instant, after everything due has happened. */
  now(): OpenGame;
  /** Submits an intent for a seat. Returns why it is refused, or null if it is accepted. */
  ask(intent: Intent, seat: Seat): Refusal | null;
  /**
   * Returns the last action that can be taken back, by one of these seats if given. Null if there is none or it is too
   * late. `revealed` if the last action in the open cue or step revealed too much to be undone.
   */
  undo(seats?: readonly Seat[]): Done | 'revealed' | null;
  /** Undoes that action and everything after it. False if nothing can be undone. */
  takeBack(seats?: readonly Seat[]): boolean;
  /** Returns the game with its log, to be stored. */
  game(): Game;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: (news: News) => void): () => void;
  /** Stops the clock and removes all listeners. */
  close(): void;
}
