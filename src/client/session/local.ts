import { decide, type Table, withPack } from '../../rules/index.ts';
import { type Game, isFull } from '../../wire/index.ts';
import type { HostClock } from './clock.ts';
import { gameAtHand } from './game-at-hand.ts';
import type { Session } from './session.ts';
import { doneAfter, doneInTime, goneOn, undoOf } from './taking-back.ts';

export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly table: Table;
}

/** A game that runs on this device. Its time goes on from where the game stands. */
export function localSession({ id, game, clock, table }: LocalParts): Session {
  const hand = gameAtHand(game, clock, table);
  return {
    id,
    now() {
      hand.catchUp();
      return withPack(hand.open(), table.pack);
    },
    ask(intent, seat) {
      hand.catchUp();
      const before = hand.game;
      if (isFull(before.log)) return { code: 'log-full' };
      const decision = decide(before.state, intent, seat, hand.at(), table);
      if ('refused' in decision) return decision.refused;
      const { events, state } = decision;
      const done = doneAfter(hand.done, events, { before, intent, at: state.open.at, seat });
      hand.put({ ...before, log: [...before.log, ...events], state }, done, { events });
      return null;
    },
    undo(seats) {
      hand.catchUp();
      return undoOf(hand.done, hand.game.state.open, hand.at(), seats);
    },
    takeBack(seats) {
      hand.catchUp();
      const { done } = hand;
      const last = undoOf(done, hand.game.state.open, hand.at(), seats);
      if (last === null || last === 'revealed') return false;
      const { before } = last;
      const again = goneOn(before, hand.game.log.slice(before.log.length), hand.at(), table);
      const events = again.log.slice(before.log.length);
      hand.put(again, doneInTime(done.slice(0, done.indexOf(last)), events, before), { takenBack: true });
      return true;
    },
    game() {
      hand.catchUp();
      const { game } = hand;
      return { ...game, state: { ...game.state, open: hand.open() } };
    },
    listen: (listener) => hand.listen(listener),
    close: () => hand.close(),
  };
}
