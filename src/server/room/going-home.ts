// Taking a game home: its save is handed out, and the table waits until it has arrived, or goes on (ONL-14).

import { makeSave } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { seatOf } from './hello.ts';
import type { Room, RoomTransaction } from './room.ts';
import { isLeadersToken } from './settings.ts';

const isOver = ({ table }: Room): boolean => table.game.state.open.outcome !== null;

/** Notes that somebody with the maker's rights takes the game home. Its clock waits from now on. */
export function goHome(turn: RoomTransaction, token: string): void {
  const { room } = turn;
  const by = seatOf(room, token);
  if (by === undefined || by === null || !isLeadersToken(room, token) || isOver(room) || room.table.isGoneHome) return;
  appendRow(turn, { row: 'home', at: gameTime(turn), by, gone: true });
}

/** Lets a game that was taken home go on here after all. Everybody with a role may decide that. */
export function stayHere(turn: RoomTransaction, by: string, id: string): void {
  appendRow(turn, { row: 'home', at: gameTime(turn), by, id, gone: false });
}

/** Returns the save of a game. It is the same to the byte after a restart, so that its digest can be compared. */
export const saveOf = (game: Room['table']['game']): ReturnType<typeof makeSave> => makeSave(game);

/**
 * Whether the save with this digest has the whole game: it is over, or nobody has played on since it was taken home.
 */
export const hasArrived = (room: Room, digest: string): boolean =>
  (room.table.isGoneHome || isOver(room)) && saveOf(room.table.game).digest === digest;
