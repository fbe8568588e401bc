// Readiness of the people at a table for the next round or game (ONL-21).

import type { ShownSeat } from '../../../wire/index.ts';
import { ownSeat, type Seats, seatOf } from './presence.ts';

/** Readiness at a table, as the person on a seat sees it. */
export interface Readiness {
  /**
   * Whether their press begins at once: they are the Central Officer, or are ready while no Central Officer is here.
   */
  readonly leads: boolean;
  readonly isReady: boolean;
  /** Others who are here to play and not ready yet. */
  readonly missing: readonly ShownSeat[];
  /** How many people are choosing a name and roles. */
  readonly choosing: number;
}

/** Whether somebody is here to play. */
const plays =
  ({ bots }: Seats) =>
  ({ roles, link }: ShownSeat): boolean =>
    link !== 'away' && roles.some((role) => !bots.includes(role));

/**
 * Returns the people a table waits for before a round or a game, for those who watch. Null if it uses no ready marks.
 */
export function waitedFor(seats: Seats | null): Pick<Readiness, 'missing' | 'choosing'> | null {
  if (seats?.ready === undefined) return null;
  const { ready, choosing = 0 } = seats;
  return { missing: seats.seats.filter((seat) => plays(seats)(seat) && !ready.includes(seat.seat)), choosing };
}

/**
 * Returns who is ready. Null if a press begins at once, as on one screen: nothing waits to begin, the host is an older
 * one, or nobody else is here.
 */
export function readinessAt(seats: Seats | null, you: string | null): Readiness | null {
  const own = ownSeat(seats, you);
  if (seats?.ready === undefined || own === undefined || own.roles.length === 0) return null;
  const { ready, choosing = 0 } = seats;
  const others = seats.seats.filter((seat) => seat !== own && plays(seats)(seat));
  if (others.length === 0 && choosing === 0) return null;
  const officer = seatOf(seats, 'central-officer');
  const isLed = officer !== undefined && officer !== own && plays(seats)(officer);
  const isReady = ready.includes(own.seat);
  return {
    leads: officer === own || (isReady && !isLed),
    isReady,
    missing: others.filter(({ seat }) => !ready.includes(seat)),
    choosing,
  };
}
