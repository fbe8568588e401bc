// State of a table that is kept in its sockets while it hibernates. A restart loses it together with the sockets.

import type { Link, Room } from '../room/room.ts';

/** The attachment of a socket. */
export interface Memory {
  /** Name of the socket. */
  readonly name: string;
  /** Address of its device, for the limit of first frames. */
  readonly address: string;
  /** Whether it has said hello. */
  readonly hasGreeted: boolean;
  /** The room's data of the socket, and of its clock. Null before the room has let it in, and after its end. */
  readonly link: Link | null;
  readonly clock: Pick<Room, 'startedAt' | 'restartedAt'> | null;
}

/** Returns when a room last heard of its people, in ms of its host. */
export const lastHeard = (memories: readonly Memory[]): number =>
  Math.max(0, ...memories.flatMap(({ link }) => link?.heardAt ?? []));

/** Returns the room as its sockets remember it: without them it has restarted (ONL-8). */
export function withMemories(room: Room, memories: readonly Memory[]): Room {
  const links = new Map(memories.flatMap(({ name, link }) => (link === null ? [] : [[name, link] as const])));
  const clock = memories.find(({ link }) => link !== null)?.clock ?? {};
  return { ...room, ...clock, links };
}
