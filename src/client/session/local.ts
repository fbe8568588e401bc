import { ask, type Game, type Outfit, takeBack, undoOf } from '../../host/index.ts';
import { withPack } from '../../rules/index.ts';
import type { HostClock } from './clock.ts';
import { gameAtHand } from './game-at-hand.ts';
import type { Session } from './session.ts';

/** Arguments of `localSession`. */
export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly outfit: Outfit;
}

/** Creates a session that runs on this device. Its time continues from the instant the game has reached. */
export function localSession({ id, game, clock, outfit }: LocalParts): Session {
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
      const before = takeBack(running.game, running.at(), outfit, seats);
      if (before === null) return false;
      running.put(before, { takenBack: true });
      return true;
    },
    game() {
      running.catchUp();
      const { log, state, pack } = running.game;
      return { log, state: { ...state, open: running.open() }, pack };
    },
    listen: (listener) => running.listen(listener),
    close: () => running.close(),
  };
}
