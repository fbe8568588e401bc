// The first frame of a socket: its identity, and the rows that it has already.

import { type ClientFrameOf, digest, oldestProtocol, protocol } from '../../wire/index.ts';
import { close, send, sendRow, sendSync, toldRow } from './broadcast.ts';
import type { CloseCode, Room, RoomSession, RoomTransaction } from './room.ts';
import { opened, opens } from './seats/claims.ts';
import { asChoosing, mostWatching, watchingAt, withoutSession, withSession } from './sessions.ts';

/** Returns the hash under which a token is stored. */
export const hashOf = (token: string): string => digest(token);

/** Returns the seat of a token: null for the token of the address, undefined for a wrong one. */
export function seatOf({ table: { people } }: Room, token: string): string | null | undefined {
  const hash = hashOf(token);
  const own = people.seats.find((seat) => opens(seat, hash));
  if (own) return own.seat;
  return hash === people.door ? null : undefined;
}

/** Returns the target of a token, also from before another device took the seat. */
export function keyAt(room: Room, token: string): 'seat' | 'door' | 'none' {
  const seat = seatOf(room, token);
  if (seat === undefined) return isFormer(room, token) ? 'seat' : 'none';
  return seat === null ? 'door' : 'seat';
}

/**
 * Closes the socket that the seat had before, because it has moved to another device. The same device only has to
 * connect again: it may be an old connection that arrives late.
 */
export function closeOtherSession(turn: RoomTransaction, seat: string, device: string): void {
  const other = [...turn.room.links].find(([, link]) => link.seat === seat);
  if (other === undefined) return;
  turn.room = withoutSession(turn.room, other[0]);
  close(turn, other[0], other[1].device === device ? 'later' : 'moved');
}

/**
 * Sends the rows that the socket has missed since row `have`. Sends the whole table if they are too many, or if it has
 * rows of another history, as from before a backup was put back (ONL-15).
 */
function catchUp(
  turn: RoomTransaction,
  name: string,
  seat: string | null,
  { have: told, incarnation }: ClientFrameOf<'hello'>,
): void {
  const { n, recent } = turn.room.table;
  const have = incarnation === turn.ports.incarnation ? told : undefined;
  const missed = recent.filter((row) => row.n > (have ?? 0));
  const isWhole = have !== undefined && have <= n && missed.length === n - have;
  if (!isWhole) sendSync(turn, name);
  else for (const row of missed) sendRow(turn, name, seat, toldRow(row));
}

/** Whether a token led to a seat until another device took it. */
const isFormer = ({ table }: Room, token: string): boolean =>
  table.people.seats.some((seat) => opened(seat, hashOf(token)));

/** Returns why the socket is not let in, or null. `seat` is that of its token. */
function whyNot(room: Room, v: number, token: string, seat: string | null | undefined): CloseCode | null {
  if (v < oldestProtocol || v > protocol) return 'version';
  if (seat === undefined) return v > 1 && isFormer(room, token) ? 'taken' : 'token';
  return seat === null && watchingAt(room) >= mostWatching ? 'later' : null;
}

/** Lets a socket in, or closes it. */
export function authenticate(
  turn: RoomTransaction,
  name: string,
  link: RoomSession,
  hello: ClientFrameOf<'hello'>,
): void {
  const { v, token, device, build, choosing = false } = hello;
  turn.room = withoutSession(turn.room, name);
  const seat = seatOf(turn.room, token);
  const why = whyNot(turn.room, v, token, seat);
  if (why !== null || seat === undefined) {
    close(turn, name, why ?? 'token');
    return;
  }
  if (seat !== null) closeOtherSession(turn, seat, device);
  const { sounds: _, ...known } = link;
  const wants = hello.sounds === undefined ? {} : { sounds: hello.sounds };
  turn.room = withSession(turn.room, name, asChoosing({ ...known, seat, device, v, ...wants }, choosing));
  const { build: served } = turn.ports;
  // Sent first, because such a page may not be able to read the other frames.
  if (build !== undefined && build !== served) send(turn, name, { t: 'stale', build: served });
  catchUp(turn, name, seat, hello);
  turn.newcomers.push(name);
}
