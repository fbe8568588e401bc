import type { Role } from '../../../content/roles.ts';
import { say } from '../../words/say.ts';
import { type Presence, presenceOf, type Seats, seatOf } from './presence.ts';

/** Says whether somebody is here. Who acts now is at it. */
export function presenceWords(presence: Presence, acts: boolean): string {
  if (presence === 'free') return say('together.free');
  return acts && presence === 'here' ? say('together.at-it') : say(`together.link.${presence}`);
}

/** Says whether the player of a role is here, or ready for the next round. */
export function stateWords(seats: Seats, role: Role, acts: boolean): string {
  const presence = presenceOf(seats, role);
  const seat = presence === 'here' ? seatOf(seats, role)?.seat : undefined;
  return seat !== undefined && seats.ready?.includes(seat) ? say('together.ready.mark') : presenceWords(presence, acts);
}

/** Returns the name of the person at a seat. Whoever has none is called by their role, so that no two are called the same. */
export function nameAt(seats: Seats | null, seat: string): string {
  const found = seats?.seats.find((one) => one.seat === seat);
  const [role] = found?.roles ?? [];
  if (found?.name) return found.name;
  return role === undefined ? say('together.nobody') : say(`role.${role}`);
}
