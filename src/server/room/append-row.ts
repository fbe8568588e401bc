// Rows of a turn: carried out at once, stored and told together.

import type { Match } from '../../host/index.ts';
import type { JournalEntry } from '../../wire/index.ts';
import { sendRow, sendSync, toldRow } from './broadcast.ts';
import type { RoomTransaction } from './room.ts';
import { afterRow } from './table/table.ts';

/** Whether a row changes the game. All devices are told of those, in order. */
function isOfGame({ row }: JournalEntry): boolean {
  switch (row) {
    case 'asked':
    case 'passed':
    case 'taken-back':
    case 'rematch':
      return true;
    case 'made':
    case 'seated':
    case 'settings':
    case 'home':
    case 'addressed':
      return false;
  }
}

/**
 * Adds a row: the table changes, and everybody is told once the row is durable. `game` is the game after it, if it is
 * known already.
 */
export function appendRow(turn: RoomTransaction, row: JournalEntry, game?: Match): void {
  turn.rows.push(row);
  const { table } = turn.room;
  turn.room = { ...turn.room, table: afterRow(table, row, table.game.pack, game) };
  if (!isOfGame(row)) return;
  const last = turn.room.table.recent.at(-1);
  const told = last && toldRow(last);
  for (const [link, { seat }] of turn.room.links) {
    // After a take-back or in another game the events alone are not enough, so everybody gets the whole table.
    if (row.row === 'taken-back') sendSync(turn, link, row.by);
    else if (told) sendRow(turn, link, seat, told);
    else sendSync(turn, link);
  }
}

/** Number of rows that two logs have in common, from their beginning. */
export function commonRows(a: Pick<Match, 'log'>, b: Pick<Match, 'log'>): number {
  const differing = a.log.findIndex((row, index) => row !== b.log[index]);
  return differing === -1 ? a.log.length : differing;
}
