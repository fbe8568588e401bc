// State of a table, folded from its rows: the durable half of a room.

import type { Pack } from '../../../content/cards/pack.ts';
import type { Role } from '../../../content/roles.ts';
import {
  applyRecorded,
  createMatch,
  cutToEvents,
  eventsOf,
  logOfEvents,
  type Match,
  withRow,
} from '../../../host/index.ts';
import {
  evolve,
  foldEvents,
  type GameEvent,
  type Intent,
  initialState,
  type RoundSoFar,
  roundAfter,
  seen,
  settle,
} from '../../../rules/index.ts';
import type { BotWhy, JournalEntry, People, TableSettings } from '../../../wire/index.ts';

/** A row of the game as clients may see it. Kept for those who missed it. */
export interface Recent {
  readonly n: number;
  readonly at: number;
  /** The seat that did it, `bot` or `table`. */
  readonly by: string;
  readonly id?: string;
  readonly events: readonly GameEvent[];
  /** The intent of a bot, its role, and its reason. Missing for people. */
  readonly move?: { readonly as: Role; readonly intent: Intent };
  readonly why?: BotWhy;
}

/** The answer to a press: its seat and id, and the row it led to. */
interface Answered {
  readonly by: string;
  readonly id: string;
  readonly n: number;
}

/** Seats that last opened the menu and paused. The table itself may have opened the menu. */
export interface Stoppers {
  readonly menu?: string;
  readonly pause?: string;
}

/** A table as its rows tell it. */
export interface TableState {
  readonly game: Match;
  /** The running or last round, for the ledger between rounds. Null without a board, or before the first round. */
  readonly round: RoundSoFar | null;
  /** Number of the current game at this table, from 1. */
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
  readonly stoppers: Stoppers;
  /** Whether somebody has taken the game home. It goes on here as soon as anybody plays on (ONL-14). */
  readonly isGoneHome: boolean;
  /** Number of rows since the last one of the game. */
  readonly idleRows: number;
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

/** Adds a row of the game after which clients can go on by its events alone. `game` is the game after it. */
function withGameRow(table: TableState, game: Match, row: Omit<Recent, 'n'>): TableState {
  const n = table.n + 1;
  const events = seen(row.events);
  const round = roundAfter(table.round, table.game.state.open, events);
  return { ...table, game, round, n, idleRows: 0, recent: kept(table.recent, { ...row, n, events }) };
}

/** Notes the seat that opens the menu or pauses. Closing and resuming change nothing: `stoppedBy` looks at the clock. */
function afterStop(before: Stoppers, { type }: Intent, by: string): Stoppers {
  if (type === 'open-menu') return { ...before, menu: by };
  return type === 'pause' ? { ...before, pause: by } : before;
}

/** Folds a log into a game and its round. Its undo stack is empty. */
function fromEvents(events: readonly GameEvent[], pack: Pack, at: number): Pick<TableState, 'game' | 'round'> {
  const state = foldEvents(events);
  const game = createMatch({ log: logOfEvents(events), pack, state: { ...state, open: settle(state.open, at) } });
  return { game, round: roundAfter(null, initialState, seen(events)) };
}

type Events = readonly GameEvent[];

/** Index of the event with which the running or last round began. -1 if none has. */
const roundBegan = (events: Events): number =>
  events.findLastIndex((event) => event.type === 'cue-opened' && event.number === 1);

/** The changes of panic since the running or last round began. */
function panicsOfRound(log: Match['log']): RoundSoFar['panics'] {
  const began = log.findLastIndex(({ events }) => roundBegan(events) >= 0);
  return log.slice(Math.max(0, began)).flatMap(({ events }, i) => {
    const from = i === 0 ? Math.max(0, roundBegan(events)) : 0;
    return events.flatMap((event, index) => (event.type === 'panic-changed' && index >= from ? [event] : []));
  });
}

/**
 * Returns the same as `fromEvents` for a log that was cut to `kept` events and goes on with others. It folds only from
 * the beginning of the undone action, so that its cost does not grow with the length of the game (ONL-12).
 */
function afterTakeBack(
  { game, round }: TableState,
  { kept: keptEvents, events, at }: Extract<JournalEntry, { row: 'taken-back' }>,
  pack: Pack,
): Pick<TableState, 'game' | 'round'> {
  const kept = cutToEvents(game.log, keptEvents);
  const log = logOfEvents(events).reduce(withRow, kept);
  const from = game.done.findLast(({ rows }) => rows <= kept.length);
  const [undone, since] = [game.log, log].map((all) => eventsOf(all.slice(from?.rows ?? 0))) as [Events, Events];
  // Whether the round has begun before the action, then and now.
  const isSameRound = from !== undefined && roundBegan(undone) < 0 && roundBegan(since) < 0;
  const state = isSameRound ? since.reduce(evolve, from.before) : foldEvents(eventsOf(log));
  return {
    game: createMatch({ log, pack, state: { ...state, open: settle(state.open, at) } }),
    round: isSameRound
      ? round && { ...round, panics: panicsOfRound(log) }
      : roundAfter(null, initialState, seen(eventsOf(log))),
  };
}

/**
 * Applies a row to a table. Only the first row applies to none. `after` is the game after it, if the rules have just
 * decided it. Throws if the rows are out of order.
 */
export function afterRow(table: TableState | null, row: JournalEntry, pack: Pack, after?: Match): TableState {
  if (row.row === 'made') {
    const { events, settings, people, at, code } = row;
    const told = fromEvents(events, pack, at);
    return {
      ...told,
      games: 1,
      settings,
      code,
      people,
      n: 1,
      recent: [],
      answered: [],
      isHeld: false,
      stoppers: {},
      isGoneHome: false,
      idleRows: 0,
    };
  }
  if (table === null) throw new Error(`the first row is ${row.row}`);
  switch (row.row) {
    case 'asked': {
      const { by, id, as: seat, intent, events, at, why } = row;
      const game = after ?? applyRecorded(table.game, { row: 'asked', at, seat, intent, events }, !row.isOlder);
      const isMenu = intent.type === 'open-menu' || intent.type === 'close-menu';
      const isHeld = isMenu ? intent.type === 'open-menu' && by === 'table' : table.isHeld;
      const bot = why === undefined ? {} : { move: { as: seat, intent }, why };
      const told = { at, by, events, ...(id === undefined ? {} : { id }), ...bot };
      const isGoneHome = table.isGoneHome && by === 'table';
      const stoppers = afterStop(table.stoppers, intent, by);
      return withAnswer(withGameRow({ ...table, isHeld, stoppers, isGoneHome }, game, told), by, id);
    }
    case 'passed': {
      const { at, events } = row;
      const game = after ?? applyRecorded(table.game, { row: 'passed', at, events }, !row.isOlder);
      return withGameRow(table, game, { at, by: 'table', events });
    }
    case 'taken-back': {
      const { by, id } = row;
      const told = afterTakeBack(table, row, pack);
      return withAnswer({ ...table, ...told, n: table.n + 1, recent: [], isGoneHome: false, idleRows: 0 }, by, id);
    }
    case 'rematch': {
      const { by, id, at, events } = row;
      const told = fromEvents(events, pack, at);
      // Changes of draws before the first round are not moves of the game (ONL-12).
      const idleRows = table.game.state.open.outcome === null ? table.idleRows + 1 : 0;
      const next = {
        ...table,
        ...told,
        games: table.games + 1,
        n: table.n + 1,
        recent: [],
        isHeld: false,
        stoppers: {},
        isGoneHome: false,
        idleRows,
      };
      return withAnswer(next, by, id);
    }
    case 'seated':
      return withAnswer({ ...table, idleRows: table.idleRows + 1, people: row.people }, row.by, row.id);
    case 'settings':
      return withAnswer({ ...table, idleRows: table.idleRows + 1, settings: row.settings }, row.by, row.id);
    case 'home':
      return withAnswer({ ...table, idleRows: table.idleRows + 1, isGoneHome: row.gone }, row.by, row.id);
    case 'addressed':
      return { ...table, idleRows: table.idleRows + 1, code: row.code, people: { ...table.people, door: row.door } };
  }
}
