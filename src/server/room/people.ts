// Taking, leaving and handing over seats (ONL-10).

import type { Role } from '../../content/roles.ts';
import type { People, StoredSeat, TableRefusalCode } from '../../wire/index.ts';

/** Seats at one table: one for each role, and some for people who come before they have chosen. */
const mostSeats = 8;

/** The person who asks for a change. */
interface Asking {
  /** Seat of the person; null if they have none yet. */
  readonly seat: string | null;
}

type Change = { readonly refused: TableRefusalCode } | { readonly people: People };

const seatOf = ({ seats }: People, seat: string | null): StoredSeat | undefined =>
  seats.find((one) => one.seat === seat);

/** Whether somebody is the maker of the table. */
export const isMaker = (people: People, { seat }: Asking): boolean => seatOf(people, seat)?.maker === true;

/** Whether another seat has one of the roles. */
const isTaken = ({ seats }: People, roles: readonly Role[], except: string | null): boolean =>
  seats.some((one) => one.seat !== except && one.roles.some((role) => roles.includes(role)));

/** Replaces a seat, or adds it. Bots no longer play the roles that it has got or given up. */
function withSeat(people: People, seat: StoredSeat): People {
  const before = seatOf(people, seat.seat);
  const had = before?.roles ?? [];
  return {
    ...people,
    seats: before ? people.seats.map((one) => (one === before ? seat : one)) : [...people.seats, seat],
    bots: people.bots.filter((role) => had.includes(role) === seat.roles.includes(role)),
  };
}

const withoutSeat = (people: People, seat: string): People => ({
  ...people,
  seats: people.seats.filter((one) => one.seat !== seat),
});

/** Makes room at a full table: the oldest seat without roles gives way to somebody who wants some. */
function withRoom(people: People, wanted: readonly Role[]): People {
  if (people.seats.length < mostSeats || wanted.length === 0) return people;
  const idle = people.seats.find(({ maker, roles }) => !maker && roles.length === 0);
  return idle === undefined ? people : withoutSeat(people, idle.seat);
}

/** Smallest number that no seat has. Rows name the people of the past by it, so it is never used twice. */
export const nextSeat = ({ seats }: People, used: number): string =>
  String(Math.max(used, ...seats.map(({ seat }) => Number(seat))) + 1);

/** Sits down, or changes roles and name. `fresh` is the seat for somebody who has none. */
export function sit(
  people: People,
  asking: Asking,
  wanted: { readonly roles: readonly Role[]; readonly name: string },
  fresh: Pick<StoredSeat, 'seat' | 'token'>,
): Change {
  const own = seatOf(people, asking.seat);
  if (isTaken(people, wanted.roles, asking.seat)) return { refused: 'role-taken' };
  const before = own === undefined ? withRoom(people, wanted.roles) : people;
  if (own === undefined && before.seats.length >= mostSeats) return { refused: 'table-full' };
  const { seat, token, maker } = own ?? { ...fresh, maker: false };
  return { people: withSeat(before, { seat, token, maker, name: wanted.name, roles: [...new Set(wanted.roles)] }) };
}

/** Gives the own seat up. The maker keeps theirs without roles, because somebody must look after the table. */
export function leave(people: People, { seat }: Asking): Change {
  const own = seatOf(people, seat);
  if (own === undefined) return { refused: 'no-such-seat' };
  return { people: own.maker ? withSeat(people, { ...own, roles: [] }) : withoutSeat(people, own.seat) };
}

/** Frees somebody's seat. Only the maker may. */
export function free(people: People, asking: Asking, seat: string): Change {
  if (!isMaker(people, asking)) return { refused: 'maker-only' };
  const other = seatOf(people, seat);
  if (other === undefined || other.maker) return { refused: 'no-such-seat' };
  return { people: withoutSeat(people, seat) };
}

/** Hands a role to a bot, or back to its person. Its person and the maker may. */
export function give(people: People, asking: Asking, role: Role, to: 'bot' | 'person'): Change {
  const owner = people.seats.find(({ roles }) => roles.includes(role));
  if (owner === undefined) return { refused: 'no-such-seat' };
  if (owner.seat !== asking.seat && !isMaker(people, asking)) return { refused: 'maker-only' };
  const others = people.bots.filter((one) => one !== role);
  return { people: { ...people, bots: to === 'bot' ? [...others, role] : others } };
}
