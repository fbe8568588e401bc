// Frames that change who sits where.

import type { ClientFrame, ClientFrameOf, OnlineRefusal, People } from '../../wire/index.ts';
import { endOther, hashOf } from './hello.ts';
import { withLink } from './links.ts';
import { free, give, leave, nextSeat, sit } from './people.ts';
import { record } from './recording.ts';
import type { Turn } from './room.ts';
import { gameTime, send } from './telling.ts';

/** A frame that changes who sits where. */
export type SeatFrame = ClientFrameOf<'sit' | 'leave' | 'free' | 'give'>;

/** Sockets of seats that are gone become spectators. */
function unseatLinks(turn: Turn): void {
  const { seats } = turn.room.table.people;
  for (const [name, link] of turn.room.links) {
    if (link.seat === null || seats.some(({ seat }) => seat === link.seat)) continue;
    turn.room = withLink(turn.room, name, { ...link, seat: null });
  }
}

function changeBy(frame: SeatFrame, people: People, seat: string | null, fresh: string) {
  switch (frame.t) {
    case 'sit':
      return sit(people, { seat }, frame, { seat: fresh, token: hashOf(frame.token) });
    case 'leave':
      return leave(people, { seat });
    case 'free':
      return free(people, { seat }, frame.seat);
    case 'give':
      return give(people, { seat }, frame.role, frame.to);
  }
}

/** Gives a seat to the socket of somebody who had none, and tells them that its token is now theirs. */
function seatLink(turn: Turn, name: string, seat: string, token: string): void {
  const link = turn.room.links.get(name);
  if (link === undefined) return;
  endOther(turn, seat, link.device);
  const seatsGiven = Math.max(turn.room.seatsGiven, Number(seat));
  turn.room = { ...withLink(turn.room, name, { ...link, seat }), seatsGiven };
  send(turn, name, { t: 'seated', seat, token });
}

/**
 * Somebody who has sat down but never learned of it repeats the press, and is led to their seat by the token that they
 * chose for it. Returns the seat, or null.
 */
export function returnedTo(turn: Turn, name: string, frame: ClientFrame): string | null {
  if (frame.t !== 'sit') return null;
  const hash = hashOf(frame.token);
  const own = turn.room.table.people.seats.find(({ token }) => token === hash);
  if (own === undefined) return null;
  seatLink(turn, name, own.seat, frame.token);
  return own.seat;
}

/** Changes seats for somebody with or without one. Returns why it is refused, or null. */
export function changeSeats(turn: Turn, name: string, frame: SeatFrame): OnlineRefusal | null {
  const { table, seatsGiven, links } = turn.room;
  const own = links.get(name)?.seat ?? null;
  const fresh = nextSeat(table.people, seatsGiven);
  const change = changeBy(frame, table.people, own, fresh);
  if ('refused' in change) return { code: change.refused };
  record(turn, { row: 'seated', at: gameTime(turn), by: own ?? fresh, id: frame.id, people: change.people });
  if (frame.t === 'sit' && own === null) seatLink(turn, name, fresh, frame.token);
  unseatLinks(turn);
  return null;
}
