// State of a table, folded from its rows: the durable half of a room.

import type { Pack } from '../../content/cards/pack.ts';
import type { Role } from '../../content/roles.ts';
import { type Hosted, hosted, recorded } from '../../host/index.ts';
import { fold, type GameEvent, type Intent, seen, settle } from '../../rules/index.ts';
import type { BotWhy, People, Row, TableSettings } from '../../wire/index.ts';

/** A row of the game as clients may see it. Kept for those who missed it. */
export interface Recent {
  readonly n: number;
  readonly at: number;
  /** The seat that did it, `bot` or `table`. */
  readonly by: string;
  readonly id?: string;
  readonly events: readonly GameEvent[];
  /** What a bot did, and why. */
  readonly move?: { readonly as: Role; readonly intent: Intent };
  readonly why?: BotWhy;
}

/** The answer to a press: its seat and id, and the row it led to. */
interface Answered {
  readonly by: string;
  readonly id: string;
  readonly n: number;
}

/** A table as its rows tell it. */
export interface TableState {
  readonly game: Hosted;
  /** How many games there were at the table, with this one. */
  readonly games: number;
  readonly settings: TableSettings;
  /** Six letters that lead to the table. */
  readonly code: string;
  readonly people: People;
  /** Number of the game's last row. */
  readonly n: number;
  /** The game's last rows, oldest first. None of them is older than the last action that was taken back. */
  readonly recent: readonly Recent[];
  readonly answered: readonly Answered[];
  /** Whether the table itself has opened the menu, to hold the clock. */
  readonly isHeld: boolean;
}

/** Number of rows and answers that are kept for clients that ask again. */
const keptRows = 200;

/** The row's number if it is known already (ONL-1): a repeated press happens once. */
export const answerOf = ({ answered }: TableState, by: string, id: string): number | undefined =>
  answered.find((one) => one.id === id && one.by === by)?.n;

/** Adds an element to the end of a list and drops the oldest beyond `keptRows`. */
const kept = <T>(list: readonly T[], one: T): readonly T[] => [...list.slice(1 - keptRows), one];

/** Notes the answer to a press, if the row has an id. */
function withAnswer(table: TableState, by: string, id: string | undefined): TableState {
  return id === undefined ? table : { ...table, answered: kept(table.answered, { by, id, n: table.n }) };
}

/** Adds a row of the game after which clients can go on by its events alone. */
function withRow(table: TableState, row: Omit<Recent, 'n'>): TableState {
  const n = table.n + 1;
  return { ...table, n, recent: kept(table.recent, { ...row, n, events: seen(row.events) }) };
}

/** Returns the game that a log tells. Nothing can be taken back in it. */
function gameOf(log: readonly GameEvent[], pack: Pack, at: number): Hosted {
  const state = fold(log);
  return hosted({ log, pack, state: { ...state, open: settle(state.open, at) } });
}

/** Returns the game whose log was cut to `kept` events and went on with others. Nothing before can be taken back. */
function cut(game: Hosted, keptEvents: number, events: readonly GameEvent[], at: number): Hosted {
  return gameOf([...game.log.slice(0, keptEvents), ...events], game.pack, at);
}

/** Applies a row to a table. Only the first row applies to none. Throws if the rows are out of order. */
export function afterRow(table: TableState | null, row: Row, pack: Pack): TableState {
  if (row.row === 'made') {
    const { events, settings, people, at, code } = row;
    const game = gameOf(events, pack, at);
    return { game, games: 1, settings, code, people, n: 1, recent: [], answered: [], isHeld: false };
  }
  if (table === null) throw new Error(`the first row is ${row.row}`);
  switch (row.row) {
    case 'asked': {
      const { by, id, as: seat, intent, events, at, why } = row;
      const game = recorded(table.game, events, at, { intent, seat, at });
      const isMenu = intent.type === 'open-menu' || intent.type === 'close-menu';
      const isHeld = isMenu ? intent.type === 'open-menu' && by === 'table' : table.isHeld;
      const bot = why === undefined ? {} : { move: { as: seat, intent }, why };
      const next = withRow({ ...table, game, isHeld }, { at, by, events, ...(id === undefined ? {} : { id }), ...bot });
      return withAnswer(next, by, id);
    }
    case 'passed':
      return withRow(
        { ...table, game: recorded(table.game, row.events, row.at) },
        { at: row.at, by: 'table', events: row.events },
      );
    case 'taken-back': {
      const { by, id, at, kept: keptEvents, events } = row;
      const game = cut(table.game, keptEvents, events, at);
      return withAnswer({ ...table, game, n: table.n + 1, recent: [] }, by, id);
    }
    case 'rematch': {
      const { by, id, at, events } = row;
      const game = gameOf(events, pack, at);
      const next = { ...table, game, games: table.games + 1, n: table.n + 1, recent: [], isHeld: false };
      return withAnswer(next, by, id);
    }
    case 'seated':
      return withAnswer({ ...table, people: row.people }, row.by, row.id);
    case 'settings':
      return withAnswer({ ...table, settings: row.settings }, row.by, row.id);
    case 'addressed':
      return { ...table, code: row.code, people: { ...table.people, door: row.door } };
  }
}
