// Making a table: its first row.

import { eventsOf, type Game, type HostTable, rematchOf, setUp, setUpAgain } from '../../host/index.ts';
import type { SetupRefusal, Wishes } from '../../rules/index.ts';
import type { ClientFrameOf, OnlineRefusal, Row, TableSettings } from '../../wire/index.ts';
import { hashOf } from './hello.ts';
import type { Presser } from './presses.ts';
import { record } from './recording.ts';
import type { Address, Turn } from './room.ts';
import { gameTime } from './telling.ts';

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
): Row {
  const seat = { seat: '1', name: '', roles: [], maker: true, token: hashOf(maker) };
  const people = { seats: [seat], bots: [], door: hashOf(door) };
  return { row: 'made', at: state.open.at, events: eventsOf(log), settings, people, code };
}

/** Returns the first row of a table with a new game, or why the wishes are impossible (FIN-15). */
export function rowOfWishes(
  wishes: Wishes,
  table: HostTable,
  settings: TableSettings,
  tokens: Tokens,
): Row | { readonly refused: SetupRefusal } {
  const game = setUp(wishes, table);
  return 'refused' in game ? game : rowOfGame(game, settings, tokens);
}

/**
 * Sets up another game for the same people, once one is over. Its clock goes on from the last one. Returns why it is
 * refused, or null: of two people who ask at once, one is too late.
 */
export function makeRematch(
  turn: Turn,
  { seat }: Presser,
  { id, seed }: ClientFrameOf<'rematch'>,
): OnlineRefusal | null {
  const { game } = turn.room.table;
  const { open } = game.state;
  if (open.outcome === null) return { code: 'too-late' };
  const next =
    seed === null
      ? setUpAgain(game)
      : setUp({ ...rematchOf(game.state, seed), timers: open.timers }, { ...turn.ports.outfit, pack: game.pack });
  // Impossible: the wishes are those of a game that could be set up.
  if ('refused' in next) return { code: 'nothing' };
  record(turn, { row: 'rematch', at: gameTime(turn), by: seat.seat, id, events: eventsOf(next.log) });
  return null;
}
