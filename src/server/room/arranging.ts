// Changes to a table that its maker makes, or whoever has their rights: its settings and its address.

import type { ClientFrameOf, OnlineRefusal } from '../../wire/index.ts';
import { hashOf, seatOf } from './hello.ts';
import { withoutLink } from './links.ts';
import { leads } from './presence.ts';
import { record } from './recording.ts';
import type { Address, Room, Turn } from './room.ts';
import { close, gameTime } from './telling.ts';

/** Whether a token belongs to the seat of somebody with the maker's rights (ONL-10a). */
export function isLeadersToken(room: Room, token: string): boolean {
  const seat = seatOf(room, token);
  return seat !== undefined && leads(room, seat);
}

/** Changes the settings of the table (ONL-11). Returns why it is refused, or null. */
export function changeSettings(
  turn: Turn,
  seat: string | null,
  { id, settings }: ClientFrameOf<'settings'>,
): OnlineRefusal | null {
  if (seat === null || !leads(turn.room, seat)) return { code: 'maker-only' };
  record(turn, { row: 'settings', at: gameTime(turn), by: seat, id, settings });
  return null;
}

/** Gives the table a new address (ONL-10). Seats keep their own tokens. Those who only watch must use the new one. */
export function moveAddress(turn: Turn, address: Address): void {
  const { code, door } = address;
  turn.address = address;
  record(turn, { row: 'addressed', at: gameTime(turn), code, door: hashOf(door) });
  for (const [name, { seat }] of turn.room.links) {
    if (seat !== null) continue;
    turn.room = withoutLink(turn.room, name);
    close(turn, name, 'token');
  }
}
