// Slow links get credit: a press made in time counts, even if it arrives a little late (ONL-6).

import type { Room, RoomSession } from './room.ts';

/** Most credit a link can have saved, in ms. */
export const mostCreditMs = 300;
/** Credit that each press adds, in ms. */
const refillMs = 100;

/** Returns how much later than it was made a press of this link may arrive, in ms. */
export const lagCompensationOf = ({ lagMs, creditMs }: RoomSession): number => Math.min(lagMs, creditMs);

/** Returns the link after a press that claimed so much credit. */
export const afterPress = (link: RoomSession, claimedMs: number): RoomSession => ({
  ...link,
  creditMs: Math.min(mostCreditMs, link.creditMs - claimedMs + refillMs),
});

/** Returns how long an ending cue stays open for presses that are still on their way, in ms. */
export function graceMs({ table, links }: Room): number {
  const { cue } = table.game.state.open;
  if (cue === null) return 0;
  const isConcerned = (seat: string): boolean =>
    table.people.seats.some(
      (one) =>
        one.seat === seat && (cue.role === 'all' ? one.roles.length > 0 : one.roles.some((role) => role === cue.role)),
    );
  return Math.max(
    0,
    ...[...links.values()].flatMap((link) =>
      link.seat !== null && isConcerned(link.seat) ? [lagCompensationOf(link)] : [],
    ),
  );
}
