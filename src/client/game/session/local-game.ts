import { ask, type Done, type Game, type Outfit, takeBack, undoOf } from '../../../host/index.ts';
import { type Intent, type OpenGame, type Refusal, type Seat, withPack } from '../../../rules/index.ts';
import type { HostClock } from './clock.ts';
import { gameAtHand } from './game-at-hand.ts';
import type { News } from './session.ts';

/** Arguments of `localGame`. */
export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly outfit: Outfit;
}

/** A game that runs on this device. It answers at once, and holds the hidden half. */
export interface LocalGame {
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
  /** Goes back to an earlier state of the game, and to its time, whatever was revealed since. For practice. */
  restart(game: Game): void;
  /** Returns the game with its log and its hidden half. */
  game(): Game;
  /** Adds a listener, which is also told secret events. Returns a function that removes it. */
  listen(listener: (news: News) => void): () => void;
  /** Stops the clock and removes all listeners. */
  close(): void;
}

/** Runs a game on this device. Its time continues from the instant the game has reached. */
export function localGame({ id, game, clock, outfit }: LocalParts): LocalGame {
  const running = gameAtHand(game, clock, outfit);
  return {
    id,
    now() {
      running.catchUp();
      return withPack(running.open(), game.pack);
    },
    ask(intent, seat) {
      running.catchUp();
      const step = ask(running.game, intent, seat, running.at(), outfit);
      if ('refused' in step) return step.refused;
      running.put(step.game, { events: step.events });
      return null;
    },
    undo(seats) {
      running.catchUp();
      return undoOf(running.game.done, running.game.state.open, running.at(), seats);
    },
    takeBack(seats) {
      running.catchUp();
      const before = takeBack(running.game, running.at(), outfit, { seats });
      if ('refused' in before) return false;
      running.put(before, { takenBack: true });
      return true;
    },
    restart: (game) => running.restart(game),
    game() {
      running.catchUp();
      const { log, state, pack } = running.game;
      return { log, state: { ...state, open: running.open() }, pack };
    },
    listen: (listener) => running.listen(listener),
    close: () => running.close(),
  };
}
