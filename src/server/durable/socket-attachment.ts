// State of a table that is kept in its sockets while it hibernates. A restart loses it together with the sockets.

import type { Room, RoomSession } from '../room/room.ts';

/** The room's clock. `skippedMs` is how far that of its host is behind the clock of the engine. */
export interface ClockMemory extends Pick<Room, 'startedAt' | 'restartedAt'> {
  readonly skippedMs: number;
}

/** The attachment of a socket. */
export interface SocketAttachment {
  /** Name of the socket. */
  readonly name: string;
  /** Address of its device, for the limit of first frames. */
  readonly address: string;
  /** Whether it has said hello. */
  readonly hasGreeted: boolean;
  /** The room's data of the socket, and of its clock. Null before the room has let it in, and after its end. */
  readonly link: RoomSession | null;
  readonly clock: ClockMemory | null;
}

/** Returns when a room last heard of its people, in ms of its host. */
const lastHeard = (memories: readonly SocketAttachment[]): number =>
  Math.max(0, ...memories.flatMap(({ link }) => link?.heardAt ?? []));

/** Returns the clock of the socket that was heard last. Null if no socket was let in: then the room restarts. */
const clockIn = (memories: readonly SocketAttachment[]): ClockMemory | null =>
  memories.toSorted((a, b) => (b.link?.heardAt ?? -1) - (a.link?.heardAt ?? -1)).find(({ link }) => link !== null)
    ?.clock ?? null;

/**
 * Returns how far the host's clock is behind that of the engine, in ms, from the memory of sockets. Its time is never
 * earlier than the time at which they were last heard, even if the clock of the engine was put back meanwhile.
 */
export const skippedIn = (memories: readonly SocketAttachment[], engineNow: number): number =>
  Math.min(clockIn(memories)?.skippedMs ?? 0, engineNow - lastHeard(memories));

/** Returns the room as its sockets remember it: without them it has restarted (ONL-8). */
export function restoreSessions(room: Room, memories: readonly SocketAttachment[]): Room {
  const links = new Map(memories.flatMap(({ name, link }) => (link === null ? [] : [[name, link] as const])));
  const { startedAt, restartedAt } = clockIn(memories) ?? room;
  return { ...room, startedAt, restartedAt, links };
}
