// The right to watch finished games of a table: for everybody with its address, or with that of its replays (ONL-20).

import { seatOf } from '../room/hello.ts';
import type { Room } from '../room/room.ts';
import type { EventStore } from './event-store.ts';

/** The room, if a token leads to a seat there or is that of its address. */
export const ifOpen = (room: Room, token: string): Room | null => (seatOf(room, token) === undefined ? null : room);

/**
 * Returns the room for the token of its replays: the hash of an address that the table has or had. It lets nobody in, and stays
 * good when the table gets a new address. `key` is what the journal knows of that hash.
 */
export function watched(key: ReturnType<EventStore['keyOf']>, token: string, read: () => Room | null): Room | null {
  if (key === 'seat' || key === 'none') return null;
  const room = read();
  return key === 'door' || room?.table.people.door === token ? room : null;
}
