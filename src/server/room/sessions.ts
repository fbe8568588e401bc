// The sockets of a table, and how present their people are.

import type { ShownSeat } from '../../wire/index.ts';
import type { Room, RoomSession } from './room.ts';

/** Presses of one socket (ONL-12). */
export const pressRate = { perSecond: 10, burst: 20 };
/** Presses at one table. */
export const tableRate = { perSecond: 30, burst: 60 };
/** Frames of one table that are stored without a move of the game: seats, settings, menus, undo. */
export const sparingRate = { perSecond: 0.5, burst: 40 };
/** Most such rows at one table since the last move of its game, because all are read when it wakes. */
export const mostIdleRows = 500;
/** Changes of the shared note at one table. */
export const noteRate = { perSecond: 5, burst: 60 };
/** All frames of one socket. A client that sends more is cut off. */
export const frameRate = { perSecond: 40, burst: 80 };
/** Spectators and televisions at one table. */
export const mostWatching = 50;

/** Silence after which a person is away, in ms (ONL-7). Clients send a ping every 2.5 s. */
export const awayMs = 8_000;
/** A link with more lag than this is called slow, in ms. */
const slowMs = 300;

/** Returns the socket of a seat. */
const linkOf = ({ links }: Pick<Room, 'links'>, seat: string): RoomSession | undefined =>
  [...links.values()].find((link) => link.seat === seat);

/** Returns how present a device is. */
export function linkPresence({ heardAt, lagMs }: RoomSession, now: number): 'here' | 'slow' | 'away' {
  if (now - heardAt >= awayMs) return 'away';
  return lagMs > slowMs ? 'slow' : 'here';
}

/** Returns how present the person on a seat is. */
export function presenceOf(room: Pick<Room, 'links'>, seat: string, now: number): ShownSeat['link'] {
  const link = linkOf(room, seat);
  return link === undefined ? 'away' : linkPresence(link, now);
}

/** Number of spectators and televisions. */
export const watchingAt = ({ links }: Pick<Room, 'links'>): number =>
  [...links.values()].filter(({ seat }) => seat === null).length;

/** Number of people without a seat who are choosing a name and roles. */
export const choosingAt = ({ links }: Pick<Room, 'links'>, now: number): number =>
  [...links.values()].filter(({ seat, choosing, heardAt }) => seat === null && choosing && now - heardAt < awayMs)
    .length;

/** Notes whether the person at a socket is choosing a name and roles. */
export function asChoosing(session: RoomSession, choosing: boolean): RoomSession {
  const { choosing: _, ...link } = session;
  return choosing ? { ...link, choosing } : link;
}

/** Replaces a socket's data. */
export const withSession = (room: Room, name: string, link: RoomSession): Room => ({
  ...room,
  links: new Map(room.links).set(name, link),
});

/** Removes a socket. */
export function withoutSession(room: Room, name: string): Room {
  const links = new Map(room.links);
  links.delete(name);
  return { ...room, links };
}
