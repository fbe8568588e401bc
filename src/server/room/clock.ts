// The table's clock. It fires due deadlines and waits for people who are missing. Slow links get credit: a press made
// in time counts, even if it arrives a little late (ONL-6).

import { advanceMatch, dispatch } from '../../host/index.ts';
import { due } from '../../rules/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { clockChange } from './presence.ts';
import type { Room, RoomSession, RoomTransaction } from './room.ts';

/** Most credit a link can have saved, in ms. */
export const mostCreditMs = 300;
/** Credit that each press adds, in ms. */
const refillMs = 100;

/** Returns the delay in ms with which a press of this link may arrive and still count. */
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

/** Lets everything happen that is due, except what late presses may still prevent (ONL-6). */
export function passTime(turn: RoomTransaction, grace = graceMs(turn.room)): void {
  const { game } = turn.room.table;
  const next = due(game.state.open);
  const at = gameTime(turn);
  if (next === null || next.at + grace > at) return;
  const step = advanceMatch(game, at, turn.ports.dependencies);
  if (!('refused' in step) && step.events.length > 0) {
    appendRow(turn, { row: 'passed', at, events: step.events }, step.game);
  }
}

/** Opens or closes the menu for the table, so that its clock waits for those who are missing (ONL-7, ONL-8). */
export function holdClock(turn: RoomTransaction): void {
  const type = clockChange(turn.room, turn.now);
  if (type === null) return;
  const at = gameTime(turn);
  const as = 'central-officer';
  const step = dispatch(turn.room.table.game, { type }, as, at, turn.ports.dependencies);
  if ('refused' in step) return;
  appendRow(turn, { row: 'asked', at, by: 'table', as, intent: { type }, events: step.events }, step.game);
}
