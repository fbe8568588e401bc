// Chooses the device that sounds for the room (ONL-19).

import { send } from './broadcast.ts';
import type { Room, RoomSession, RoomTransaction } from './room.ts';
import { awayMs } from './sessions.ts';

/**
 * Returns the rank of a device for sounding, lowest first: chosen by hand, television, Central Officer, other players.
 */
function rankOf({ table }: Room, { sounds, seat }: RoomSession): number {
  if (sounds === 'never') return Number.POSITIVE_INFINITY;
  if (sounds === 'here') return 0;
  if (sounds === 'wall') return 1;
  const own = table.people.seats.find((one) => one.seat === seat);
  if (own === undefined || own.roles.length === 0) return Number.POSITIVE_INFINITY;
  return own.roles.includes('central-officer') ? 2 : 3;
}

/** Returns the sockets that sound for the room: one, or all that were chosen by hand. */
function soundingIn(room: Room, now: number): readonly string[] {
  const ranked = [...room.links]
    .filter(([, { heardAt }]) => now - heardAt < awayMs)
    .map(([name, link]) => ({ name, rank: rankOf(room, link) }))
    .filter(({ rank }) => Number.isFinite(rank));
  const chosen = ranked.filter(({ rank }) => rank === 0);
  if (chosen.length > 0) return chosen.map(({ name }) => name);
  const least = Math.min(...ranked.map(({ rank }) => rank));
  // A device that sounds already keeps doing so.
  const best = ranked.filter(({ rank }) => rank === least).map(({ name }) => name);
  return best
    .filter((name) => room.sounding.includes(name))
    .concat(best)
    .slice(0, 1);
}

/** Tells devices whether they sound for the room, if that has changed or they have just come. */
export function tellSounding(turn: RoomTransaction): void {
  const { room, newcomers, now } = turn;
  const sounding = soundingIn(room, now);
  turn.room = { ...room, sounding };
  for (const name of room.links.keys()) {
    const isNow = sounding.includes(name);
    if (isNow !== room.sounding.includes(name) || newcomers.includes(name))
      send(turn, name, { t: 'sounds', room: isNow });
  }
}
