// Making a table: its first row.

import { type Game, type HostTable, setUp } from '../../host/index.ts';
import type { SetupRefusal, Wishes } from '../../rules/index.ts';
import type { Row, TableSettings } from '../../wire/index.ts';
import { hashOf } from './hello.ts';
import type { Address } from './room.ts';

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
  return { row: 'made', at: state.open.at, events: [...log], settings, people, code };
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
