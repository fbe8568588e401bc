import { decide, due, pass, settle, type Table } from '../../rules/index.ts';
import type { Game } from '../../wire/index.ts';
import type { HostClock } from './clock.ts';
import type { News, Session } from './session.ts';
import { type Done, doneAfter, doneInTime, goneOn, undoOf } from './taking-back.ts';

export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly table: Table;
}

/** A game that runs on this device. Its time goes on from where the game stands. */
export function localSession({ id, game: given, clock, table }: LocalParts): Session {
  let game = given;
  let done: readonly Done[] = [];
  let callOff = () => {};
  const zero = clock.now() - given.state.open.at;
  const listeners = new Set<(news: News) => void>();

  const at = (): number => Math.max(game.state.open.at, Math.floor(clock.now() - zero));

  const tell = (news: News): void => {
    arm();
    for (const listener of listeners) listener(news);
  };

  const advance = (): void => {
    const { events, state } = pass(game.state, at(), table);
    done = doneInTime(done, events, game.state);
    game = { log: [...game.log, ...events], state };
    if (events.length > 0) tell({ events });
    else arm();
  };

  function arm(): void {
    callOff();
    const next = due(game.state.open);
    callOff = next === null ? () => {} : clock.wake(next.at - at(), advance);
  }

  /** Alarms may come late; whoever looks finds the game as it is. */
  const catchUp = (): void => {
    const next = due(game.state.open);
    if (next !== null && next.at <= at()) advance();
  };

  arm();
  return {
    id,
    now() {
      catchUp();
      return settle(game.state.open, at());
    },
    ask(intent, seat) {
      catchUp();
      const before = game;
      const decision = decide(game.state, intent, seat, at(), table);
      if ('refused' in decision) return decision.refused;
      game = { log: [...game.log, ...decision.events], state: decision.state };
      done = doneAfter(done, decision.events, { before, intent, at: game.state.open.at, seat });
      tell({ events: decision.events });
      return null;
    },
    undo(seats) {
      catchUp();
      return undoOf(done, game.state.open, at(), seats);
    },
    takeBack(seats) {
      catchUp();
      const last = undoOf(done, game.state.open, at(), seats);
      if (last === null || last === 'revealed') return false;
      const { before } = last;
      const since = game.log.slice(before.log.length);
      game = goneOn(before, since, at(), table);
      done = doneInTime(done.slice(0, done.indexOf(last)), game.log.slice(before.log.length), before.state);
      tell({ takenBack: true });
      return true;
    },
    game() {
      catchUp();
      return { log: game.log, state: { ...game.state, open: settle(game.state.open, at()) } };
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      callOff();
      listeners.clear();
    },
  };
}
