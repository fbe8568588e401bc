import type { Done, Game } from '../../host/index.ts';
import type { GameEvent, Intent, OpenGame, Refusal, Seat } from '../../rules/index.ts';

/**
 * What a session tells its listeners: events that happened, or that something was taken back. With `slept` the machine
 * was asleep, and the clock was stopped at the instant the game was left at (FIN-19).
 */
export type News = { readonly events: readonly GameEvent[]; readonly slept?: true } | { readonly takenBack: true };

/** A game being played, wherever it runs: what the screen asks, sees and hears. */
export interface Session {
  readonly id: string;
  /** The open half as it is this instant; what is due by now has happened. */
  now(): OpenGame;
  /** Asks for something in the name of a seat; gives the reason if it is refused. */
  ask(intent: Intent, seat: Seat): Refusal | null;
  /**
   * What taking back would take back now: the last thing done, by one of these seats if any are named. Nothing, where
   * there is none or it is too late; `revealed`, where what was done last in the open cue or step showed too much for that.
   */
  undo(seats?: readonly Seat[]): Done | 'revealed' | null;
  /** Takes it back with all that followed, as if it had not been done; false if it is too late. */
  takeBack(seats?: readonly Seat[]): boolean;
  /** The game with its log, to be kept. */
  game(): Game;
  /** Hears of everything that happens; gives what stops it. */
  listen(listener: (news: News) => void): () => void;
  /** Stops the clock. */
  close(): void;
}
