// A game being hosted: what may be asked of it and what it answers, written once for every host.

import {
  checkTime,
  decide,
  type GameEvent,
  type Intent,
  pass,
  type Refusal,
  type Seat,
  type Table,
} from '../rules/index.ts';
import type { Game } from './game.ts';
import { isFull } from './log-size.ts';
import { type Done, doneAfter, doneInTime, replayed, undoOf } from './taking-back.ts';

/** A game, and what may still be taken back of it, oldest first. */
export interface Hosted extends Game {
  readonly done: readonly Done[];
}

/** Director and dice. A game brings its own cards. */
export type Outfit = Omit<Table, 'pack'>;

/** A game after something happened, and the events of it. */
export interface Step {
  readonly game: Hosted;
  readonly events: readonly GameEvent[];
}

export interface Refused {
  readonly refused: Refusal;
}

/** Hosts a game. Nothing that was done before can be taken back. */
export const hosted = (game: Game): Hosted => ({ ...game, done: [] });

const full: Refused = { refused: { code: 'log-full' } };

/** Asks for something at `at`, in ms since the game began. A game whose log is full takes nothing more (FIN-21). */
export function ask(game: Hosted, intent: Intent, seat: Seat, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const decision = decide(game.state, intent, seat, at, { ...outfit, pack: game.pack });
  if ('refused' in decision) return decision;
  const { events, state } = decision;
  const done = doneAfter(game.done, events, { before: game, intent, at: state.open.at, seat });
  return { game: { ...game, log: [...game.log, ...events], state, done }, events };
}

/** Lets time pass until `at`, in ms since the game began. Refuses to go back. */
export function wait(game: Hosted, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const refused = checkTime(game.state, at);
  if (refused) return { refused };
  const { events, state } = pass(game.state, at, { ...outfit, pack: game.pack });
  const done = doneInTime(game.done, events, game);
  return { game: { ...game, log: [...game.log, ...events], state, done }, events };
}

/**
 * Takes back the last thing done, or the last that one of the seats did, with all that followed; time goes on (TIM-6).
 * Returns null if there is nothing to take back or it is too late (FIN-18).
 */
export function takeBack(game: Hosted, at: number, outfit: Outfit, seats?: readonly Seat[]): Hosted | null {
  const { done, log, state } = game;
  const last = undoOf(done, state.open, at, seats);
  if (last === null || last === 'revealed') return null;
  const { before } = last;
  const again = replayed(before, log.slice(before.log.length), at, { ...outfit, pack: game.pack });
  const events = again.log.slice(before.log.length);
  return { ...again, done: doneInTime(done.slice(0, done.indexOf(last)), events, before) };
}
