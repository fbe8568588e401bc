// Players of the roles at the moment: people, or bots for those who are missing (ONL-7).

import { type Asks, usualAsks } from '../../content/bot-paces.ts';
import { type Role, roles } from '../../content/roles.ts';
import { isRunning } from '../../rules/index.ts';
import { type Hold, protocol, type StoredSeat } from '../../wire/index.ts';
import type { Room } from './room.ts';
import { readyFor, stageOf } from './seats/ready.ts';
import { isLed, mayLead } from './seats/rights.ts';
import { presenceOf } from './sessions.ts';

/** After a restart the clock waits for the people this long, in ms (ONL-8). */
export const comeBackMs = 10_000;

/** After so long without anybody, in ms, a table sleeps: its clock waits until somebody wakes it (ONL-8). */
const asleepMs = 60_000;

/** Seats that have a role to play. */
const playing = ({ table }: Room) => table.people.seats.filter((seat) => seat.roles.length > 0);

/** Whether the person on the seat is away. */
const isAway = (room: Room, seat: string, now: number): boolean => presenceOf(room, seat, now) === 'away';

/** Whether anybody with a role is connected. */
export const isAnybodyHere = (room: Room, now: number): boolean =>
  playing(room).some(({ seat }) => !isAway(room, seat, now));

/** Whether bots play all roles of a seat, even while its person is present. */
function isHandedOver({ table: { people, game } }: Room, seat: StoredSeat): boolean {
  return game.state.open.board !== null && seat.roles.every((role) => people.bots.includes(role));
}

/** Returns the seats of people who are here to play a role: a round that waits for all waits for them (ONL-21). */
export const awaitedSeats = (room: Room, now: number): readonly string[] =>
  playing(room).flatMap((one) => (isHandedOver(room, one) || isAway(room, one.seat, now) ? [] : [one.seat]));

/** Returns the name of the round or game that waits to begin. Null if none does. */
export const stageAt = ({ table }: Room): string | null => stageOf(table.game.state.open, table.games);

/** Returns the seats that are ready for the round or game that waits to begin. Null if none does. */
export function readySeats(room: Room): readonly string[] | null {
  const stage = stageAt(room);
  return stage === null ? null : readyFor(room.ready, stage);
}

/** Whether everybody is connected who plays a role. */
const isEverybodyHere = (room: Room, now: number): boolean =>
  playing(room).every((one) => isHandedOver(room, one) || !isAway(room, one.seat, now));

/** Whether the people of a room that has just restarted, or whose host has just woken, are waited for (ONL-8). */
const isAwaiting = ({ restartedAt }: Room, now: number): boolean =>
  restartedAt !== null && now - restartedAt < comeBackMs;

/** Whether somebody is on the way back after a restart. */
export const isSomebodyReturning = (room: Room, now: number): boolean =>
  isAwaiting(room, now) && !isEverybodyHere(room, now);

/** Returns a room whose host has just woken: it waits for its people as after a restart (FIN-19). */
export const woken = (room: Room, now: number): Room => ({
  ...room,
  restartedAt: now,
  // They were heard before that. Their next frame shows who is still there.
  links: new Map([...room.links].map(([name, link]) => [name, { ...link, heardAt: Math.min(link.heardAt, now - 1) }])),
});

/** Whether everybody who plays a role has been heard since the room restarted. */
export const isEverybodyBack = (room: Room, now: number): boolean =>
  room.restartedAt !== null &&
  isEverybodyHere(room, now) &&
  [...room.links.values()].every(({ seat, heardAt }) => seat === null || heardAt >= (room.restartedAt ?? 0));

/** Returns the roles that a bot plays now. */
export function botRoles(room: Room, now: number): readonly Role[] {
  const { people, settings, game } = room.table;
  if (game.state.open.board === null || !isAnybodyHere(room, now)) return [];
  return roles.filter((role) => {
    const seat = playing(room).find((one) => one.roles.includes(role));
    if (seat === undefined) return settings.bots;
    const isReplaced = settings.away === 'bot' && isAway(room, seat.seat, now) && !isAwaiting(room, now);
    return people.bots.includes(role) || isReplaced;
  });
}

/** Returns the roles that people play now, each by its seat, present or not. */
export const peoplesRoles = (room: Room, now: number): readonly Role[] => {
  const bots = botRoles(room, now);
  return playing(room).flatMap((seat) => seat.roles.filter((role) => !bots.includes(role)));
};

/**
 * Whether anybody with a role may act for this one: its person is away, or with the box nobody has it, and neither a
 * bot nor a held clock covers it (ONL-10a).
 */
export function isUnattended(room: Room, role: Role, now: number): boolean {
  const { settings, game } = room.table;
  const isBox = game.state.open.board === null;
  const seat = playing(room).find((one) => one.roles.includes(role));
  if (seat === undefined) return isBox;
  const goesOn = isBox || (settings.away === 'go-on' && !room.table.people.bots.includes(role));
  return goesOn && isAway(room, seat.seat, now);
}

/** Whether a seat's devices all have pages of an older protocol, on which nobody can say `ready` (ONL-13). */
function isMute({ links }: Room, seat: string): boolean {
  const own = [...links.values()].filter((link) => link.seat === seat);
  return own.length > 0 && own.every(({ v }) => v < protocol);
}

/**
 * Returns the roles of people whose cards a window waits for. Roles without which the game goes on are left out
 * (FIN-22).
 */
export function awaitedRoles(room: Room, now: number): readonly Role[] {
  const goesOn = room.table.settings.away === 'go-on';
  const gone = playing(room).filter(({ seat }) => goesOn && isAway(room, seat, now));
  return peoplesRoles(room, now).filter((role) => !gone.some(({ roles }) => roles.includes(role)));
}

/** Returns those of these roles whose person cannot say `ready`. */
export function muteRoles(room: Room, awaited: readonly Role[]): readonly Role[] {
  const mute = playing(room).filter(({ seat }) => isMute(room, seat));
  return awaited.filter((role) => mute.some(({ roles }) => roles.includes(role)));
}

/** Returns for which cards the person who plays a role wants windows to wait. */
export const asksOf = ({ table }: Room, role: Role): Asks =>
  table.people.seats.find((seat) => seat.roles.includes(role))?.asks ?? usualAsks;

/** Returns the roles that the person on a seat acts for: their own, and those that nobody attends to. */
export const actingRoles = (room: Room, { roles: own }: StoredSeat, now: number): readonly Role[] =>
  own.length === 0 ? [] : roles.filter((role) => own.includes(role) || isUnattended(room, role, now));

/** Whether some role has no player. With the box people take care of that themselves. */
function isRoleMissing(room: Room): boolean {
  const { game, settings } = room.table;
  if (game.state.open.board === null || settings.bots) return false;
  const taken = playing(room).flatMap((seat) => seat.roles);
  return roles.some((role) => !taken.includes(role));
}

/** Returns why the clock must wait, or null if it may run. */
export function pauseReason(room: Room, now: number): Hold | null {
  if (room.table.isGoneHome) return 'gone-home';
  if (!isAnybodyHere(room, now)) return 'nobody-here';
  if (isSomebodyReturning(room, now)) return 'restarted';
  if (isRoleMissing(room)) return 'role-free';
  if (room.table.settings.away === 'hold' && !isEverybodyHere(room, now)) return 'person-away';
  return room.table.isHeld && room.emptySince !== null ? 'asleep' : null;
}

/** Notes since when nobody is here. A table that sleeps goes on sleeping when somebody comes. */
export function markAway(room: Room, now: number): Room {
  const { emptySince, table } = room;
  if (!isAnybodyHere(room, now)) return { ...room, emptySince: emptySince ?? now };
  const sleeps = table.isHeld && emptySince !== null && now - emptySince >= asleepMs;
  return sleeps ? room : { ...room, emptySince: null };
}

/** Returns the intent that holds the table's clock or lets it run again, or null if it is right as it is. */
export function clockChange(room: Room, now: number): 'open-menu' | 'close-menu' | null {
  const { game, isHeld } = room.table;
  const hold = pauseReason(room, now);
  if (isHeld) return hold === null && game.state.open.clock?.menu === true ? 'close-menu' : null;
  return hold !== null && isRunning(game.state.open) ? 'open-menu' : null;
}

/** Notes since when the maker of the table is away, and whether they alone have their rights (ONL-10a). */
export function noteMaker(room: Room, now: number): Room {
  const { people } = room.table;
  const maker = people.seats.find((one) => one.maker);
  const gone = maker === undefined || isAway(room, maker.seat, now);
  const makerAwaySince = gone ? (room.makerAwaySince ?? now) : null;
  return { ...room, makerAwaySince, isLed: isLed({ people, makerAwaySince }, now) };
}

/** Whether the person on a seat has the maker's rights. */
export const leads = ({ table: { people }, isLed: led }: Room, seat: string | null): boolean =>
  mayLead(people, seat, led);
