import { decide, due, pass, type Seat, settle, type Table } from '../../rules/index.ts';
import type { Game } from '../../wire/index.ts';
import type { HostClock } from './clock.ts';
import type { News, Session } from './session.ts';
import { goneOn, isUndoable, type Undoable, undoableAfter } from './taking-back.ts';

export interface LocalParts {
  readonly id: string;
  readonly game: Game;
  readonly clock: HostClock;
  readonly table: Table;
}

/** A game that runs on this device. Its time goes on from where the game stands. */
export function localSession({ id, game: given, clock, table }: LocalParts): Session {
  let game = given;
  let undoable: readonly Undoable[] = [];
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
    game = { log: [...game.log, ...events], state };
    if (events.length > 0) tell({ events });
    else arm();
  };

  function arm(): void {
    callOff();
    const next = due(game.state.open);
    callOff = next === null ? () => {} : clock.wake(next.at - at(), advance);
  }

  /** How many are left once the last thing that one of the seats did is taken back; null if there is nothing. */
  const leftWithout = (seats: readonly Seat[] | undefined): number | null => {
    const { open } = game.state;
    for (let i = undoable.length - 1; i >= 0; i -= 1) {
      const one = undoable[i];
      if (one === undefined || !isUndoable(one, open, at())) return null;
      if (seats === undefined || seats.includes(one.seat)) return i;
    }
    return null;
  };

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
      const before = game;
      const decision = decide(game.state, intent, seat, at(), table);
      if ('refused' in decision) return decision.refused;
      game = { log: [...game.log, ...decision.events], state: decision.state };
      undoable = undoableAfter(undoable, intent, decision.events, { before, at: game.state.open.at, seat });
      tell({ events: decision.events });
      return null;
    },
    canTakeBack: (seats) => leftWithout(seats) !== null,
    takeBack(seats) {
      const left = leftWithout(seats);
      const top = left === null ? undefined : undoable[left];
      if (left === null || top === undefined) return false;
      undoable = undoable.slice(0, left);
      game = goneOn(top.before, game.log.slice(top.before.log.length), at(), table);
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
