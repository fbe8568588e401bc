// Operations on a hosted game, shared by every host.

import type { Role } from '../content/roles.ts';
import {
  advanceWith,
  checkTime,
  decideWith,
  evolve,
  type GameEvent,
  type Intent,
  type Refusal,
  type State,
  settle,
} from '../rules/index.ts';
import type { Game, HostTable } from './game.ts';
import { isFull, withRow } from './log-size.ts';
import type { Row } from './rows.ts';
import { pushTimeUndo, pushUndo, type UndoEntry } from './undo-stack.ts';

/** A game with its undo stack, oldest entry first. */
export interface Match extends Game {
  readonly done: readonly UndoEntry[];
}

/** Director, dice and rules. The pack comes from the game. */
export type HostDependencies = Omit<HostTable, 'pack'>;

/** Result of an operation: the game after it, and the new events. */
export interface Step {
  readonly game: Match;
  readonly events: readonly GameEvent[];
}

/** Result of a refused operation. */
export interface Refused {
  readonly refused: Refusal;
}

/** Hosts a game with an empty undo stack. */
export const createMatch = (game: Game): Match => ({ ...game, done: [] });

const full: Refused = { refused: { code: 'log-full' } };

/** Returns the game after a row that led to this state. */
function gameAfter(game: Match, row: Row, state: State): Match {
  const done = row.row === 'asked' ? pushUndo(game.done, { game, ...row }) : pushTimeUndo(game.done, row.events, game);
  return {
    ...game,
    log: row.events.length === 0 && row.row !== 'asked' ? game.log : withRow(game.log, row),
    state,
    done,
  };
}

/** Carries out an intent at `at`, in ms since the game began. Refuses if the rules do or the log is full (FIN-21). */
export function dispatch(
  game: Match,
  intent: Intent,
  seat: Role,
  at: number,
  dependencies: HostDependencies,
): Refused | Step {
  if (isFull(game.log)) return full;
  const decision = decideWith(dependencies.rules, game.state, intent, seat, at, { ...dependencies, pack: game.pack });
  if ('refused' in decision) return decision;
  const { events, state } = decision;
  return { game: gameAfter(game, { row: 'asked', at, seat, intent, events }, state), events };
}

/** Advances the game to `at`, in ms since the game began. Refuses earlier times, and if the log is full. */
export function advanceMatch(game: Match, at: number, dependencies: HostDependencies): Refused | Step {
  if (isFull(game.log)) return full;
  const refused = checkTime(game.state, at);
  if (refused) return { refused };
  const { events, state } = advanceWith(dependencies.rules, game.state, at, { ...dependencies, pack: game.pack });
  return { game: gameAfter(game, { row: 'passed', at, events }, state), events };
}

/** Returns the game after a row that a host has recorded. The log keeps only the events of rows of another edition. */
export function applyRecorded(game: Match, row: Row, isOfEdition: boolean): Match {
  const { at, events } = row;
  const folded = events.reduce(evolve, game.state);
  const next = gameAfter(game, row, { ...folded, open: settle(folded.open, at) });
  return isOfEdition ? next : { ...next, log: withRow(game.log, { row: 'events', at, events }) };
}
