import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import type { PublicState } from '../../../rules/index.ts';
import type { ServerFrameOf, ShownSeat } from '../../../wire/index.ts';

/** The seats of a table and the presence of their people. */
export type Seats = ServerFrameOf<'seats'>;

/** Returns how many devices are at the table now, with or without a seat. */
export const devicesAt = (seats: Seats | null): number =>
  seats === null
    ? 0
    : seats.watching + (seats.choosing ?? 0) + seats.seats.filter(({ link }) => link !== 'away').length;

/** Presence of the player of a role. */
export type Presence = ShownSeat['link'] | 'bot' | 'free';

/** Returns the seat that has a role. */
export const seatOf = (seats: Seats, role: Role): ShownSeat | undefined =>
  seats.seats.find((seat) => seat.roles.includes(role));

/** Returns the seat of this device. */
export const ownSeat = (seats: Seats | null, you: string | null): ShownSeat | undefined =>
  seats?.seats.find(({ seat }) => seat === you);

/** Returns how present the player of a role is. */
export function presenceOf(seats: Seats, role: Role): Presence {
  if (seats.bots.includes(role)) return 'bot';
  return seatOf(seats, role)?.link ?? 'free';
}

/** Whether everybody may pause and resume, by a setting of the table or by a house rule (ONL-11, HSE-1). */
export const everybodyPauses = (seats: Seats | null, { setup }: Pick<PublicState, 'setup'>): boolean =>
  setup.houseRules?.everybodyPauses === true || seats?.settings.pause !== 'central-officer';

/** Whether the person on a seat has the maker's rights (ONL-10a). */
export function leadsAt(seats: Seats | null, you: string | null): boolean {
  const own = ownSeat(seats, you);
  if (own === undefined) return false;
  return own.maker || (own.roles.length > 0 && seats?.rights === 'all');
}

/** Seats whose person is away while nobody plays for them. */
export const seatsAway = (seats: Seats | null): readonly ShownSeat[] =>
  seats?.seats.filter(({ link, roles }) => link === 'away' && roles.some((role) => !seats.bots.includes(role))) ?? [];

/** Names of people who are away while nobody plays for them. */
export const namesAway = (seats: Seats | null): readonly string[] =>
  seatsAway(seats).flatMap(({ name }) => (name === '' ? [] : [name]));

/** Returns the seat whose turn it is in a step, if its person is away and no bot plays it. */
export function seatMissing(
  seats: Seats | null,
  { step, outcome }: Pick<PublicState, 'step' | 'outcome'>,
): ShownSeat | null {
  const role = step === null || outcome !== null ? 'all' : factsOf(step).role;
  if (seats === null || role === 'all' || seats.bots.includes(role)) return null;
  const seat = seatOf(seats, role);
  return seat?.link === 'away' ? seat : null;
}

/** Whether the person on a seat acts for a role: their own, or with the box one whose person is not here (ONL-10a). */
export function actsFor(seats: Seats | null, you: string | null, role: Role, isBox: boolean): boolean {
  const own = ownSeat(seats, you);
  if (seats === null || own === undefined || own.roles.length === 0) return false;
  const seat = seatOf(seats, role);
  return own === seat || (isBox && (seat === undefined || seat.link === 'away'));
}
