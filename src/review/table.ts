// The table as people saw it at a row of a log.

import type { Pack } from '../content/cards/pack.ts';
import type { Game, Row } from '../host/index.ts';
import { evolveOpen, initialState, type OpenGame, type PublicState, seen, settle, withPack } from '../rules/index.ts';

/** Returns the table after a row. Reads only what seats may see (REV-3). */
export const tableAfter = (open: PublicState, { events, at }: Row, pack: Pack): OpenGame =>
  withPack(settle(seen(events).reduce(evolveOpen, open), at), pack);

/** Returns the table before row `n` of a log. */
export const tableBefore = ({ log, pack }: Pick<Game, 'log' | 'pack'>, n: number): OpenGame =>
  log.slice(0, n).reduce<OpenGame>((open, row) => tableAfter(open, row, pack), withPack(initialState, pack));

/** Returns the tables before each of `count` rows, from row `n` on. */
export function tablesFrom(game: Pick<Game, 'log' | 'pack'>, n: number, count: number): readonly OpenGame[] {
  const tables = [tableBefore(game, n)];
  for (const row of game.log.slice(n, n + count - 1))
    tables.push(tableAfter(tables.at(-1) as OpenGame, row, game.pack));
  return tables;
}
