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
  type State,
  settle,
} from '../rules/index.ts';
import type { Game, HostTable } from './game.ts';
import { isFull, withRow } from './log-size.ts';
import type { Row } from './rows.ts';
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

/** Returns the game after a row that led to this state. */
function gameAfter(game: Hosted, row: Row, state: State): Hosted {
  const done =
    row.row === 'asked' ? doneAfter(game.done, { game, ...row }) : doneAfterTime(game.done, row.events, game);
  return {
    ...game,
    log: row.events.length === 0 && row.row !== 'asked' ? game.log : withRow(game.log, row),
    state,
    done,
  };
}

/** Carries out an intent at `at`, in ms since the game began. Refuses if the rules do or the log is full (FIN-21). */
export function ask(game: Hosted, intent: Intent, seat: Seat, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const decision = decideBy(outfit.rules, game.state, intent, seat, at, { ...outfit, pack: game.pack });
  if ('refused' in decision) return decision;
  const { events, state } = decision;
  return { game: gameAfter(game, { row: 'asked', at, seat, intent, events }, state), events };
}

/** Advances the game to `at`, in ms since the game began. Refuses earlier times, and if the log is full. */
export function wait(game: Hosted, at: number, outfit: Outfit): Refused | Step {
  if (isFull(game.log)) return full;
  const refused = checkTime(game.state, at);
  if (refused) return { refused };
  const { events, state } = passBy(outfit.rules, game.state, at, { ...outfit, pack: game.pack });
  return { game: gameAfter(game, { row: 'passed', at, events }, state), events };
}

/** Returns the game after a row that a host has recorded. Of a row of another edition, the log keeps only the events. */
export function recorded(game: Hosted, row: Row, isOfEdition: boolean): Hosted {
  const { at, events } = row;
  const folded = events.reduce(evolve, game.state);
  const next = gameAfter(game, row, { ...folded, open: settle(folded.open, at) });
  return isOfEdition ? next : { ...next, log: withRow(game.log, { row: 'events', at, events }) };
}
