// Frames that change seats.

import type { ClientFrame, ClientFrameOf, OnlineRefusal, People } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime, send } from './broadcast.ts';
import { closeOtherSession, hashOf } from './hello.ts';
import { isAnybodyHere, leads } from './presence.ts';
import type { Room, RoomTransaction } from './room.ts';
import { opens } from './seats/claims.ts';
import { ask, assignRole, handOver, leaveSeat, lock, nextSeat, removeFromSeat, takeSeat } from './seats/people.ts';
import { withSession } from './sessions.ts';

/** A frame that changes who sits where. */
export type SeatFrame = ClientFrameOf<'sit' | 'leave' | 'free' | 'give' | 'hand' | 'lock' | 'asks'>;

/** Sockets of seats that are gone become spectators. */
function unseatLinks(turn: RoomTransaction): void {
  const { seats } = turn.room.table.people;
  for (const [name, link] of turn.room.links) {
    if (link.seat === null || seats.some(({ seat }) => seat === link.seat)) continue;
    turn.room = withSession(turn.room, name, { ...link, seat: null });
  }
}

/** Somebody who asks for a change: their seat, if they have one, and whether they have the maker's rights. */
interface Asking {
  readonly seat: string | null;
  readonly leads: boolean;
}

function changeBy(frame: SeatFrame, people: People, asking: Asking, fresh: string) {
  switch (frame.t) {
    case 'sit':
      return takeSeat(people, asking, frame, { seat: fresh, token: hashOf(frame.token) });
    case 'leave':
      return leaveSeat(people, asking);
    case 'free':
      return removeFromSeat(people, asking, frame.seat);
    case 'asks':
      return ask(people, asking, frame.asks);
    case 'give':
      return assignRole(people, asking, frame.role, frame.to);
    case 'hand':
      return handOver(people, asking, frame.seat);
    case 'lock':
      return lock(people, asking, frame.locked);
  }
}

/** Gives a seat to the socket of somebody who had none or another, and tells them that its token is now theirs. */
export function seatLink(turn: RoomTransaction, name: string, seat: string, token: string): void {
  const link = turn.room.links.get(name);
  if (link === undefined) return;
  closeOtherSession(turn, seat, link.device);
  const seatsGiven = Math.max(turn.room.seatsGiven, Number(seat));
  turn.room = { ...withSession(turn.room, name, { ...link, seat }), seatsGiven };
  send(turn, name, { t: 'seated', seat, token });
}

/**
 * Returns the seat of somebody who repeats the press to sit down, because they never got its answer. They are found by
 * the token that they chose. Null for others.
 */
export function returnedTo(turn: RoomTransaction, name: string, frame: ClientFrame): string | null {
  if (frame.t !== 'sit' && frame.t !== 'claim' && frame.t !== 'move') return null;
  const hash = hashOf(frame.token);
  const own = turn.room.table.people.seats.find((seat) => opens(seat, hash));
  if (own === undefined) return null;
  seatLink(turn, name, own.seat, frame.token);
  return own.seat;
}

/** Whether newcomers get no seat. While nobody is present the lock does not hold, because nobody could open it. */
const isLocked = (room: Room, now: number): boolean => room.table.people.locked === true && isAnybodyHere(room, now);

/** Changes seats for somebody with or without one. Returns why it is refused, or null. */
export function changeSeats(turn: RoomTransaction, name: string, frame: SeatFrame): OnlineRefusal | null {
  const { room, now } = turn;
  const { table, seatsGiven, links } = room;
  const own = links.get(name)?.seat ?? null;
  if (frame.t === 'sit' && own === null && isLocked(room, now)) return { code: 'locked' };
  const fresh = nextSeat(table.people, seatsGiven);
  const change = changeBy(frame, table.people, { seat: own, leads: leads(room, own) }, fresh);
  if ('refused' in change) return { code: change.refused };
  appendRow(turn, { row: 'seated', at: gameTime(turn), by: own ?? fresh, id: frame.id, people: change.people });
  if (frame.t === 'sit' && own === null) seatLink(turn, name, fresh, frame.token);
  unseatLinks(turn);
  return null;
}
