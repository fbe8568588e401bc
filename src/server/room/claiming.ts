// Moves a device to the seat of another device, of the same person or of somebody else (ONL-10).

import type { ClientFrameOf, OnlineRefusal, StoredSeat, TableRefusalCode } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime, send } from './broadcast.ts';
import { hashOf } from './hello.ts';
import { takeToken } from './limits/bucket.ts';
import type { Room, RoomTransaction } from './room.ts';
import { seatLink } from './seating.ts';
import { type Claim, claimMs, idleSeat, moved, opened, opens, passMs, taken, withPass } from './seats/claims.ts';
import { presenceOf, tableRate } from './sessions.ts';

const isHere = (room: Room, seat: string, now: number): boolean => presenceOf(room, seat, now) !== 'away';

const seatIn = ({ table }: Room, seat: string): StoredSeat | undefined =>
  table.people.seats.find((one) => one.seat === seat);

/** Whether somebody is here who may object: a person with a role, or the maker. */
const mayBeAsked = (room: Room, now: number, except: readonly (string | null)[]): boolean =>
  room.table.people.seats.some(
    ({ seat, roles, maker }) => !except.includes(seat) && (maker || roles.length > 0) && isHere(room, seat, now),
  );

const withoutClaim = (room: Room, claim: Claim): Room => ({
  ...room,
  claims: room.claims.filter((one) => one !== claim),
});

/** Ends a claim, and tells its device why. */
function refuse(turn: RoomTransaction, claim: Claim, code: TableRefusalCode): void {
  turn.room = withoutClaim(turn.room, claim);
  send(turn, claim.link, { t: 'no', id: claim.id, why: { code } });
}

/** Gives a device the seat, and confirms its press. `leaves` is the seat without roles that it had. */
function takeSeat(
  turn: RoomTransaction,
  { seat: number, link, id, token }: Pick<Claim, 'seat' | 'link' | 'id' | 'token'>,
  change: typeof taken,
): OnlineRefusal | null {
  const { people } = turn.room.table;
  const seat = seatIn(turn.room, number);
  const idle = idleSeat(people, turn.room.links.get(link)?.seat ?? null);
  if (seat === undefined) return { code: 'no-such-seat' };
  if (idle !== undefined && 'refused' in idle) return { code: idle.refused };
  const after = change(people, seat, hashOf(token), idle);
  appendRow(turn, { row: 'seated', at: gameTime(turn), by: number, id, people: after });
  seatLink(turn, link, number, token);
  return null;
}

/** Returns why a device cannot ask for a seat, or null. */
function whyNoClaim(
  { room, now }: RoomTransaction,
  { seat: number, former }: ClientFrameOf<'claim'>,
  own: string | null,
): TableRefusalCode | null {
  const seat = seatIn(room, number);
  if (seat === undefined || seat.roles.length === 0) return 'no-such-seat';
  const idle = idleSeat(room.table.people, own);
  if (idle !== undefined && 'refused' in idle) return idle.refused;
  if (room.claims.some((one) => one.seat === number)) return 'asked-already';
  const proves = former !== undefined && opened(seat, hashOf(former));
  return isHere(room, number, now) && !proves ? 'seat-here' : null;
}

/**
 * Asks for the seat of somebody who is away. If nobody is here who could object, the device has it at once. Returns why
 * it is refused, null if it has the seat, or `later`: it is answered once that is decided.
 */
export function claimSeat(
  turn: RoomTransaction,
  link: string,
  frame: ClientFrameOf<'claim'>,
): OnlineRefusal | null | 'later' {
  const { id, seat, token } = frame;
  const own = turn.room.links.get(link)?.seat ?? null;
  // Sent again on the same connection.
  if (turn.room.claims.some((one) => one.link === link && one.id === id)) return 'later';
  const code = whyNoClaim(turn, frame, own);
  if (code !== null) return { code };
  const { room, now } = turn;
  const isContested = isHere(room, seat, now);
  const claim: Claim = { seat, link, id, token, askedAt: now, isContested };
  if (!isContested && !mayBeAsked(room, now, [seat, own])) return takeSeat(turn, claim, taken);
  const others = room.claims.filter((one) => one.link !== link);
  turn.room = { ...room, claims: [...others, claim] };
  return 'later';
}

/** Ends a claim, because somebody objects that it is not the person. Returns why the objection is refused, or null. */
export function objectTo(
  turn: RoomTransaction,
  by: string | null,
  { seat }: ClientFrameOf<'object'>,
): OnlineRefusal | null {
  const own = by === null ? undefined : seatIn(turn.room, by);
  if (own === undefined || (!own.maker && own.roles.length === 0)) return { code: 'not-your-role' };
  const claim = turn.room.claims.find((one) => one.seat === seat);
  if (claim === undefined) return { code: 'too-late' };
  refuse(turn, claim, 'objected');
  return null;
}

/** Gives the seat of a token a pass, which leads another device there. It is a press like others for the limits. */
export function makePass(turn: RoomTransaction, token: string, pass: string): void {
  const { people } = turn.room.table;
  const seat = people.seats.find((one) => opens(one, hashOf(token)));
  const presses = takeToken(turn.room.presses, tableRate, turn.now);
  if (seat === undefined || presses === null) return;
  turn.room = { ...turn.room, presses };
  const at = gameTime(turn);
  appendRow(turn, { row: 'seated', at, by: seat.seat, people: withPass(people, seat.seat, hashOf(pass), at + passMs) });
}

/** Returns the seat of a pass. Undefined if it is over or was used. */
const seatOfPass = ({ table }: Room, pass: string, at: number): StoredSeat | undefined =>
  table.people.seats.find((one) => one.pass?.hash === hashOf(pass) && at < one.pass.until);

/** Whether a pass leads to a seat now. */
export const isPass = (room: Room | null, pass: string): boolean =>
  room !== null && seatOfPass(room, pass, room.table.game.state.open.at) !== undefined;

/** Comes to the seat of a pass. Returns why it is refused, or null. */
export function moveSeat(
  turn: RoomTransaction,
  link: string,
  { id, pass, token }: ClientFrameOf<'move'>,
): OnlineRefusal | null {
  const seat = seatOfPass(turn.room, pass, gameTime(turn));
  return seat === undefined ? { code: 'pass-over' } : takeSeat(turn, { seat: seat.seat, link, id, token }, moved);
}

/** Ends claims whose device is gone or whose person is back, and carries out those to which nobody has objected. */
export function settleClaims(turn: RoomTransaction): void {
  for (const claim of turn.room.claims) {
    const { room, now } = turn;
    if (!room.links.has(claim.link)) turn.room = withoutClaim(room, claim);
    else if (!claim.isContested && isHere(room, claim.seat, now)) refuse(turn, claim, 'person-back');
    else if (now - claim.askedAt >= claimMs) {
      turn.room = withoutClaim(room, claim);
      const why = takeSeat(turn, claim, taken);
      const { id } = claim;
      send(turn, claim.link, why === null ? { t: 'ack', id, n: turn.room.table.n } : { t: 'no', id, why });
    }
  }
}

/** Returns when the next claim is decided, in ms of the host, if nobody objects. */
export const claimsDueAt = ({ claims }: Room): readonly number[] => claims.map(({ askedAt }) => askedAt + claimMs);
