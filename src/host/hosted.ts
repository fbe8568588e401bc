// Operations on a hosted game, shared by every host.

import {
  checkTime,
  decideBy,
  evolve,
  type GameEvent,
  type Intent,
  passBy,
  type Refusal,
  type Seat,
  settle,
} from '../rules/index.ts';
import type { Game, HostTable } from './game.ts';
import { isFull, withEvents } from './log-size.ts';
import { type Done, doneAfter, doneAfterTime } from './undo-stack.ts';

/** A game with its undo stack, oldest entry first. */
export interface Hosted extends Game {
  readonly done: readonly Done[];
}

/** Director, dice and rules. The pack comes from the game. */
export type Outfit = Omit<HostTable, 'pack'>;

/** Result of an operation: the game after it, and the new events. */
export interface Step {
  readonly game: Hosted;
  readonly events: readonly GameEvent[];
}

/** Result of a refused operation. */
export interface Refused {
  readonly refused: Refusal;
}

/** Hosts a game with an empty undo stack. */
export const hosted = (game: Game): Hosted => ({ ...game, done: [] });

const full: Refused = { refused: { code: 'log-full' } };

/** Carries out an intent at `at`, in ms since the game began. Refuses if the rules do or the log is full (FIN-21). */
export function ask(game: Hosted, intent: Intent, seat: Seat, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const decision = decideBy(outfit.rules, game.state, intent, seat, at, { ...outfit, pack: game.pack });
  if ('refused' in decision) return decision;
  const { events, state } = decision;
  const done = doneAfter(game.done, { game, events, intent, at: state.open.at, seat });
  return { game: { ...game, log: withEvents(game.log, events), state, done }, events };
}

/** Advances the game to `at`, in ms since the game began. Refuses earlier times, and if the log is full. */
export function wait(game: Hosted, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const refused = checkTime(game.state, at);
  if (refused) return { refused };
  const { events, state } = passBy(outfit.rules, game.state, at, { ...outfit, pack: game.pack });
  const done = doneAfterTime(game.done, events, game);
  return { game: { ...game, log: withEvents(game.log, events), state, done }, events };
}

/** An intent that a host has carried out: whose, and when. In ms since the game began. */
export interface Asked {
  readonly intent: Intent;
  readonly seat: Seat;
  readonly at: number;
}

/** Returns the game after events that a host has recorded: those of an intent, or of time that passed until `at`. */
export function recorded(game: Hosted, events: readonly GameEvent[], at: number, asked?: Asked): Hosted {
  const folded = events.reduce(evolve, game.state);
  const state = { ...folded, open: settle(folded.open, at) };
  const done = asked ? doneAfter(game.done, { ...asked, game, events }) : doneAfterTime(game.done, events, game);
  return { ...game, log: withEvents(game.log, events), state, done };
}
