// Finished games of a table: the last one, and those before its rematches (ONL-4, ONL-20).

import { type makeSave, readRow } from '../../wire/index.ts';
import { saveOf } from '../room/going-home.ts';
import type { Room } from '../room/room.ts';
import { afterRow, type TableState } from '../room/table/table.ts';

/** Whether a number stands for a game before the table's last one. */
const isPast = ({ table }: Room, game: number | null): game is number => game !== null && game !== table.games;

type Save = ReturnType<typeof makeSave>;

/** Returns the save of an earlier game of the table. Null if there was none with that number. */
function pastSave(room: Room, game: number, rows: () => readonly string[]): Save | null {
  if (game < 1 || game > room.table.games) return null;
  const all = rows().map(readRow);
  const ends = all.flatMap(({ row }, index) => (row === 'rematch' ? [index] : []));
  const { pack } = room.table.game;
  const then = all.slice(0, ends[game - 1]).reduce<TableState | null>((state, row) => afterRow(state, row, pack), null);
  return then === null || then.game.state.open.outcome === null ? null : saveOf(then.game);
}

/**
 * Returns the save of a finished game: of the table's last one, or of that with a number. Null if there is none, or it is not
 * over. `rows` returns the texts of all rows of the table.
 */
export function finishedSave(room: Room, game: number | null, rows: () => readonly string[]): Save | null {
  if (isPast(room, game)) return pastSave(room, game, rows);
  return room.table.game.state.open.outcome === null ? null : saveOf(room.table.game);
}
