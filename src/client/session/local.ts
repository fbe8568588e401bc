import { ask, type Game, type Outfit, takeBack, undoOf } from '../../host/index.ts';
import { withPack } from '../../rules/index.ts';
import type { HostClock } from './clock.ts';
import { gameAtHand } from './game-at-hand.ts';
import type { Session } from './session.ts';

export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly outfit: Outfit;
}

/** A game that runs on this device. Its time goes on from where the game stands. */
export function localSession({ id, game, clock, outfit }: LocalParts): Session {
  const hand = gameAtHand(game, clock, outfit);
  return {
    id,
    now() {
      hand.catchUp();
      return withPack(hand.open(), game.pack);
    },
    ask(intent, seat) {
      hand.catchUp();
      const step = ask(hand.game, intent, seat, hand.at(), outfit);
      if ('refused' in step) return step.refused;
      hand.put(step.game, { events: step.events });
      return null;
    },
    undo(seats) {
      hand.catchUp();
      return undoOf(hand.game.done, hand.game.state.open, hand.at(), seats);
    },
    takeBack(seats) {
      hand.catchUp();
      const before = takeBack(hand.game, hand.at(), outfit, seats);
      if (before === null) return false;
      hand.put(before, { takenBack: true });
      return true;
    },
    game() {
      hand.catchUp();
      const { log, state, pack } = hand.game;
      return { log, state: { ...state, open: hand.open() }, pack };
    },
    listen: (listener) => hand.listen(listener),
    close: () => hand.close(),
  };
}
