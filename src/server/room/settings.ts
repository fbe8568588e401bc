// Changes of settings and address, by the maker or somebody with their rights.

import type { ClientFrameOf, OnlineRefusal } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { close, gameTime } from './broadcast.ts';
import { hashOf, seatOf } from './hello.ts';
import { leads } from './presence.ts';
import type { Address, Room, RoomTransaction } from './room.ts';
import { withoutSession } from './sessions.ts';

/** Whether a token belongs to the seat of somebody with the maker's rights (ONL-10a). */
export function isLeadersToken(room: Room, token: string): boolean {
  const seat = seatOf(room, token);
  return seat !== undefined && leads(room, seat);
}

/** Changes the settings of the table (ONL-11). Returns why it is refused, or null. */
export function changeSettings(
  turn: RoomTransaction,
  seat: string | null,
  { id, settings }: ClientFrameOf<'settings'>,
): OnlineRefusal | null {
  if (seat === null || !leads(turn.room, seat)) return { code: 'maker-only' };
  appendRow(turn, { row: 'settings', at: gameTime(turn), by: seat, id, settings });
  return null;
}

/** Gives the table a new address (ONL-10). Seats keep their own tokens. Those who only watch must use the new one. */
export function rotateInvite(turn: RoomTransaction, address: Address): void {
  const { code, door } = address;
  turn.address = address;
  appendRow(turn, { row: 'addressed', at: gameTime(turn), code, door: hashOf(door) });
  for (const [name, { seat }] of turn.room.links) {
    if (seat !== null) continue;
    turn.room = withoutSession(turn.room, name);
    close(turn, name, 'token');
  }
}
