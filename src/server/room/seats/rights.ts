// Rights of the maker, which fall to every seated person while there is no maker to ask (ONL-10a).

import type { People } from '../../../wire/index.ts';

/** Absence of the maker after which everybody has their rights, in ms. */
const leaderlessMs = 30_000;

/** The people of a table, and the time of the host since which the maker is away, in ms. Null while they are here. */
export interface Led {
  readonly people: People;
  readonly makerAwaySince: number | null;
}

/** Returns when the maker's rights fall to everybody, in ms of the host. Null while the maker is here. */
export const leaderlessAt = ({ makerAwaySince }: Pick<Led, 'makerAwaySince'>): number | null =>
  makerAwaySince === null ? null : makerAwaySince + leaderlessMs;

/** Whether the maker alone has their rights: they have a role, and were here within the last half minute. */
export function isLed(led: Led, now: number): boolean {
  const maker = led.people.seats.find((one) => one.maker);
  if (maker === undefined || maker.roles.length === 0) return false;
  return now < (leaderlessAt(led) ?? Number.POSITIVE_INFINITY);
}

/** Whether the person on a seat has the maker's rights. A maker without roles keeps them, too. */
export function mayLead({ seats }: People, seat: string | null, led: boolean): boolean {
  const own = seats.find((one) => one.seat === seat);
  if (own === undefined) return false;
  return own.maker || (own.roles.length > 0 && !led);
}
