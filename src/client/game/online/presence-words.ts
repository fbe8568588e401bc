import type { Role } from '../../../content/roles.ts';
import { joined, phrased } from '../../../i18n/joined.ts';
import { joinList } from '../../words/list.ts';
import { say } from '../../words/say.ts';
import { type Presence, presenceOf, type Seats, seatOf } from './presence.ts';
import type { Readiness } from './readiness.ts';

/** Says whether somebody is here, or that they act now. */
export function presenceWords(presence: Presence, acts: boolean): string {
  if (presence === 'free') return say('together.free');
  return acts && presence === 'here' ? say('together.at-it') : say(`together.link.${presence}`);
}

/**
 * Names the player of a role, and says whether they are away, replaced by a bot, or ready (ONL-21). It stands beside the
 * name of the role, which is not repeated for a player without a name.
 */
export function seatWords(seats: Seats, role: Role, you: string | null): string {
  const seat = seatOf(seats, role);
  const presence = presenceOf(seats, role);
  const state = presenceWords(presence, false);
  if (seat === undefined) return state;
  const repeatsRole = seat.name === '' && seat.roles[0] === role;
  const sits = repeatsRole ? null : say('together.sits', { name: nameAt(seats, seat.seat) });
  const who = seat.seat === you ? say('together.sits-you') : sits;
  const ready = seats.ready?.includes(seat.seat) ? say('together.ready.mark') : null;
  return phrased([who, presence === 'here' && who !== null ? null : state, ready], say);
}

/** Says whether the player of a role is here, or ready for the next round. */
export function stateWords(seats: Seats, role: Role, acts: boolean): string {
  const presence = presenceOf(seats, role);
  const seat = presence === 'here' ? seatOf(seats, role)?.seat : undefined;
  return seat !== undefined && seats.ready?.includes(seat) ? say('together.ready.mark') : presenceWords(presence, acts);
}

/** Names the people a table waits for before a round or a game, or says that all are ready. */
export function readinessWords(
  seats: Seats | null,
  { missing, choosing }: Pick<Readiness, 'missing' | 'choosing'>,
): string {
  if (missing.length + choosing === 0) return say('together.ready.all');
  const names = missing.map(({ seat }) => nameAt(seats, seat));
  return joined(
    [
      names.length > 0 && say('together.ready.missing', { names: joinList(names) }),
      choosing > 0 && say('together.choosing', { count: choosing }),
    ],
    say,
  );
}

/** Returns the name of the person at a seat. People without a name are called by their role, so that names differ. */
export function nameAt(seats: Seats | null, seat: string): string {
  const found = seats?.seats.find((one) => one.seat === seat);
  const [role] = found?.roles ?? [];
  if (found?.name) return found.name;
  return role === undefined ? say('together.nobody') : say(`role.${role}`);
}
