// Seats that change devices: by a pass from the person, or by asking those who are here (ONL-10).

import type { People, StoredSeat, TableRefusalCode } from '../../../wire/index.ts';

/** Time in which those who are here may object to a claim, in ms. */
export const claimMs = 10_000;
/** Time for which a pass to a seat is good, in ms. */
export const passMs = 180_000;

/** A device that asks for a seat. It lasts no longer than its socket. */
export interface Claim {
  readonly seat: string;
  /** The host's name for its socket. */
  readonly link: string;
  /** Id of the press, which is answered once the claim is decided. */
  readonly id: string;
  /** Token that leads to the seat then. */
  readonly token: string;
  /** Time of the host, in ms. */
  readonly askedAt: number;
  /** Whether the person was there: then they may object, but their presence ends nothing. */
  readonly isContested: boolean;
}

/** Most tokens that are kept for one seat, in each list. */
const mostTokens = 4;

/** Whether a token, given by its hash, leads to a seat. */
export const opens = ({ token, also = [] }: StoredSeat, hash: string): boolean => token === hash || also.includes(hash);

/** Whether a token, given by its hash, led to a seat before another device took it. */
export const opened = ({ former = [] }: StoredSeat, hash: string): boolean => former.includes(hash);

/** Puts a seat in the place of the one before. Another seat that its new device had without roles is gone. */
function replaced(people: People, next: StoredSeat, left: StoredSeat | undefined): People {
  const idle = left?.seat === next.seat ? undefined : left;
  const maker = next.maker || idle?.maker === true;
  const seats = people.seats.filter((one) => one !== idle);
  return { ...people, seats: seats.map((one) => (one.seat === next.seat ? { ...next, maker } : one)) };
}

/** Gives a seat to the device with a new token, given by its hash. Tokens that led there lead nowhere now. */
export function taken(people: People, seat: StoredSeat, hash: string, idle?: StoredSeat): People {
  const { also = [], former = [], pass: _, ...rest } = seat;
  const before = [seat.token, ...also, ...former].slice(0, mostTokens);
  return replaced(people, { ...rest, token: hash, former: before }, idle);
}

/** Adds a device of the same person to a seat, by the hash of its token, and uses up the pass. */
export function moved(people: People, seat: StoredSeat, hash: string, idle?: StoredSeat): People {
  const { also = [], pass: _, ...rest } = seat;
  return replaced(people, { ...rest, also: [hash, ...also].slice(0, mostTokens) }, idle);
}

/** Returns the people after a seat got a pass, given by its hash. An earlier one is over. */
export const withPass = (people: People, seat: string, hash: string, until: number): People => ({
  ...people,
  seats: people.seats.map((one) => (one.seat === seat ? { ...one, pass: { hash, until } } : one)),
});

/** The seat that a device has without roles, and which it leaves for another. Undefined if it has none. */
export function idleSeat(
  { seats }: People,
  own: string | null,
): StoredSeat | { refused: TableRefusalCode } | undefined {
  const seat = seats.find((one) => one.seat === own);
  return seat !== undefined && seat.roles.length > 0 ? { refused: 'not-your-role' } : seat;
}
