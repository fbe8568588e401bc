// Changes to a table that only its maker may make: its settings and its address.

import type { ClientFrameOf, OnlineRefusal } from '../../wire/index.ts';
import { hashOf } from './hello.ts';
import { withoutLink } from './links.ts';
import { isMaker } from './people.ts';
import { record } from './recording.ts';
import type { Address, Room, Turn } from './room.ts';
import { close, gameTime } from './telling.ts';

/** Whether a token belongs to the maker's seat. */
export const isMakersToken = ({ table: { people } }: Room, token: string): boolean =>
  people.seats.some((one) => one.token === hashOf(token) && one.maker);

/** Changes the settings of the table (ONL-11). Returns why it is refused, or null. */
export function changeSettings(
  turn: Turn,
  seat: string | null,
  { id, settings }: ClientFrameOf<'settings'>,
): OnlineRefusal | null {
  if (seat === null || !isMaker(turn.room.table.people, { seat })) return { code: 'maker-only' };
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
