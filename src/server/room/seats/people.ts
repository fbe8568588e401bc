// Taking, leaving and handing over seats (ONL-10, ONL-10a).

import type { Asks } from '../../../content/bot-paces.ts';
import type { Role } from '../../../content/roles.ts';
import type { People, StoredSeat, TableRefusalCode } from '../../../wire/index.ts';
import { distinctName } from './names.ts';

/** Seats at one table: one for each role, and some for people who come before they have chosen. */
const mostSeats = 8;

/** The person who asks for a change. */
interface Asking {
  /** Seat of the person; null if they have none yet. */
  readonly seat: string | null;
  /** Whether they have the maker's rights. */
  readonly leads: boolean;
}

type Change = { readonly refused: TableRefusalCode } | { readonly people: People };

const seatOf = ({ seats }: People, seat: string | null): StoredSeat | undefined =>
  seats.find((one) => one.seat === seat);

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

/** Removes a seat. Bots no longer play its roles by its person's wish. */
const withoutSeat = (people: People, { seat, roles }: StoredSeat): People => ({
  ...people,
  seats: people.seats.filter((one) => one.seat !== seat),
  bots: people.bots.filter((role) => !roles.includes(role)),
});

/** Takes the roles of a seat away. The maker keeps theirs without roles, because somebody must look after the table. */
const withoutRoles = (people: People, seat: StoredSeat): People =>
  seat.maker ? withSeat(people, { ...seat, roles: [] }) : withoutSeat(people, seat);

/** Makes room at a full table: the oldest seat without roles gives way to somebody who wants some. */
function withRoom(people: People, wanted: readonly Role[]): People {
  if (people.seats.length < mostSeats || wanted.length === 0) return people;
  const idle = people.seats.find(({ maker, roles }) => !maker && roles.length === 0);
  return idle === undefined ? people : withoutSeat(people, idle);
}

/** Smallest number that no seat has. Rows name the people of the past by it, so it is never used twice. */
export const nextSeat = ({ seats }: People, used: number): string =>
  String(Math.max(used, ...seats.map(({ seat }) => Number(seat))) + 1);

/** Sits down, or changes roles and name. `fresh` is the seat for somebody who has none. */
export function takeSeat(
  people: People,
  asking: Pick<Asking, 'seat'>,
  wanted: { readonly roles: readonly Role[]; readonly name: string },
  fresh: Pick<StoredSeat, 'seat' | 'token'>,
): Change {
  const own = seatOf(people, asking.seat);
  if (isTaken(people, wanted.roles, asking.seat)) return { refused: 'role-taken' };
  const before = own === undefined ? withRoom(people, wanted.roles) : people;
  if (own === undefined && before.seats.length >= mostSeats) return { refused: 'table-full' };
  const name = distinctName(before, wanted.name, asking.seat);
  return {
    people: withSeat(before, { ...(own ?? { ...fresh, maker: false }), name, roles: [...new Set(wanted.roles)] }),
  };
}

/** Stores for which of their cards a person wants windows to wait (FIN-22). */
export function ask(people: People, { seat }: Pick<Asking, 'seat'>, asks: Asks): Change {
  const own = seatOf(people, seat);
  return own === undefined ? { refused: 'no-such-seat' } : { people: withSeat(people, { ...own, asks }) };
}

/** Gives the own seat up. */
export function leaveSeat(people: People, { seat }: Pick<Asking, 'seat'>): Change {
  const own = seatOf(people, seat);
  return own === undefined ? { refused: 'no-such-seat' } : { people: withoutRoles(people, own) };
}

/** Frees somebody's seat. */
export function removeFromSeat(people: People, { leads }: Asking, seat: string): Change {
  if (!leads) return { refused: 'maker-only' };
  const other = seatOf(people, seat);
  if (other === undefined || (other.maker && other.roles.length === 0)) return { refused: 'no-such-seat' };
  return { people: withoutRoles(people, other) };
}

/** Hands a role to a bot, or back to its person. */
export function assignRole(people: People, { seat, leads }: Asking, role: Role, to: 'bot' | 'person'): Change {
  const owner = people.seats.find(({ roles }) => roles.includes(role));
  if (owner === undefined) return { refused: 'no-such-seat' };
  if (owner.seat !== seat && !leads) return { refused: 'maker-only' };
  const others = people.bots.filter((one) => one !== role);
  return { people: { ...people, bots: to === 'bot' ? [...others, role] : others } };
}

/** Makes somebody with a role the maker of the table. Only the maker may, even while others have their rights. */
export function handOver(people: People, asking: Pick<Asking, 'seat'>, seat: string): Change {
  if (seatOf(people, asking.seat)?.maker !== true) return { refused: 'maker-only' };
  if ((seatOf(people, seat)?.roles.length ?? 0) === 0) return { refused: 'no-such-seat' };
  return { people: { ...people, seats: people.seats.map((one) => ({ ...one, maker: one.seat === seat })) } };
}

/** Closes the table to newcomers, or opens it again. */
export function lock(people: People, { leads }: Asking, locked: boolean): Change {
  if (!leads) return { refused: 'maker-only' };
  const { locked: _, ...open } = people;
  return { people: locked ? { ...open, locked } : open };
}
