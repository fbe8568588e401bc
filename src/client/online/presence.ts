import type { Role } from '../../content/roles.ts';
import type { ServerFrameOf, ShownSeat } from '../../wire/index.ts';

/** Who sits at the table. */
export type Seats = ServerFrameOf<'seats'>;

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
