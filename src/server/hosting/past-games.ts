// Games that were played at a table before its rematches (ONL-20).

import { type makeSave, readRow } from '../../wire/index.ts';
import { saveOf } from '../room/going-home.ts';
import { seatOf } from '../room/hello.ts';
import type { Room } from '../room/room.ts';
import { afterRow, type TableState } from '../room/table/table.ts';

/** Whether a number stands for a game before the table's last one. */
export const isPast = ({ table }: Room, game: number | null): game is number => game !== null && game !== table.games;

/**
 * Returns the save of an earlier game of the table for the token of a seat or of the address. Null if there was none with
 * that number. `rows` returns the texts of all rows of the table.
 */
export function pastSaveFor(
  room: Room,
  token: string,
  game: number,
  rows: () => readonly string[],
): ReturnType<typeof makeSave> | null {
  if (seatOf(room, token) === undefined || game < 1 || game > room.table.games) return null;
  const all = rows().map(readRow);
  const ends = all.flatMap(({ row }, index) => (row === 'rematch' ? [index] : []));
  const { pack } = room.table.game;
  const then = all.slice(0, ends[game - 1]).reduce<TableState | null>((state, row) => afterRow(state, row, pack), null);
  return then === null || then.game.state.open.outcome === null ? null : saveOf(then.game);
}
