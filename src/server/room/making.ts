// Making a table: its first row.

import {
  createRedraw,
  createRematch,
  eventsOf,
  type Game,
  type HostTable,
  recreateSetup,
  setUp,
} from '../../host/index.ts';
import type { GameOptions, SetupRefusal } from '../../rules/index.ts';
import type { ClientFrameOf, JournalEntry, OnlineRefusal, TableSettings } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { hashOf } from './hello.ts';
import type { IntentSender } from './intents.ts';
import { leads } from './presence.ts';
import type { Address, RoomTransaction } from './room.ts';

/** Secrets of a new table: its address, and the token of its maker's seat. */
export interface Tokens extends Address {
  readonly maker: string;
}

/** Usual settings: with the box nobody can be replaced, so the clock waits. On screens a bot plays (ONL-7). */
export const usualSettings = (mode: 'companion' | 'virtual'): TableSettings => ({
  away: mode === 'companion' ? 'hold' : 'bot',
  bots: mode === 'virtual',
  pause: 'all',
});

/** Returns the first row of a table that goes on with a game (ONL-14). Its maker has a seat without roles. */
export function rowOfGame(
  { log, state }: Pick<Game, 'log' | 'state'>,
  settings: TableSettings,
  { code, door, maker }: Tokens,
): JournalEntry {
  const seat = { seat: '1', name: '', roles: [], maker: true, token: hashOf(maker) };
  const people = { seats: [seat], bots: [], door: hashOf(door) };
  return { row: 'made', at: state.open.at, events: eventsOf(log), settings, people, code };
}

/** Returns the first row of a table with a new game, or why the wishes are impossible (FIN-15). */
export function rowOfWishes(
  wishes: GameOptions,
  table: HostTable,
  settings: TableSettings,
  tokens: Tokens,
): JournalEntry | { readonly refused: SetupRefusal } {
  const game = setUp(wishes, table);
  return 'refused' in game ? game : rowOfGame(game, settings, tokens);
}

/**
 * Sets up another game for the same people, once one is over. Its clock goes on from the last one. Returns why it is
 * refused, or null. If two people ask at once, the second is refused.
 */
export function makeRematch(
  turn: RoomTransaction,
  { seat }: IntentSender,
  { id, seed }: ClientFrameOf<'rematch'>,
): OnlineRefusal | null {
  return setUpRematch(turn, { by: seat.seat, seed, id });
}

/** The same for a seat. Without an id nobody waits for an answer. */
export function setUpRematch(
  turn: RoomTransaction,
  { by, seed, id }: { readonly by: string; readonly seed: string | null; readonly id?: string },
): OnlineRefusal | null {
  const { game } = turn.room.table;
  const { open } = game.state;
  if (open.outcome === null) return { code: 'too-late' };
  const next =
    seed === null
      ? recreateSetup(game)
      : setUp(
          { ...createRematch(game.state, seed, turn.ports.dependencies.rules), timers: open.timers },
          { ...turn.ports.dependencies, pack: game.pack },
        );
  // Impossible: the wishes are those of a game that could be set up.
  if ('refused' in next) return { code: 'nothing' };
  const named = id === undefined ? {} : { id };
  appendRow(turn, { row: 'rematch', at: gameTime(turn), by, ...named, events: eventsOf(next.log) });
  return null;
}

/**
 * Changes the draws of a game with the box that has not begun, for everybody. Its ticks and ready marks are cleared.
 * Everybody with a role and the maker may do so. Returns why it is refused, or null.
 */
export function changeDraws(
  turn: RoomTransaction,
  seat: string | null,
  { id, draws }: ClientFrameOf<'set-up'>,
): OnlineRefusal | null {
  const { game, people } = turn.room.table;
  const plays = people.seats.some((one) => one.seat === seat && one.roles.length > 0);
  if (seat === null || !(plays || leads(turn.room, seat))) return { code: 'not-your-role' };
  const { open } = game.state;
  if (open.phase !== 'setup' || open.round > 1 || open.outcome !== null || open.board !== null) {
    return { code: 'too-late' };
  }
  const next = setUp(createRedraw(game, draws, turn.ports.dependencies.rules), {
    ...turn.ports.dependencies,
    pack: game.pack,
  });
  if ('refused' in next) return next.refused;
  appendRow(turn, { row: 'rematch', at: gameTime(turn), by: seat, id, events: eventsOf(next.log) });
  return null;
}
