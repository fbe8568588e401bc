// The panic track runs from yellow through red to orange. A continent on orange has fallen.

import { type Continent, continents } from '../../content/continents.ts';
import { panicTrack, type Zone, zoneOf } from '../../content/tracks.ts';
import type { Board } from './board.ts';
import type { Entries, PublicState } from './state.ts';

/** Index of the orange space, the end of the track (TAB-3). */
export const fallenSpace = panicTrack.length - 1;

/** Returns each continent's zone, given its space on the track. */
export const zonesOf = (spaces: Readonly<Record<Continent, number>>): Record<Continent, Zone> => ({
  'north-america': zoneOf(spaces['north-america']),
  'south-america': zoneOf(spaces['south-america']),
  europe: zoneOf(spaces.europe),
  africa: zoneOf(spaces.africa),
  asia: zoneOf(spaces.asia),
  australia: zoneOf(spaces.australia),
});

/** Zone of a continent. */
export const zoneAt = ({ panic }: Board, continent: Continent): Zone => zoneOf(panic[continent]);
/** Whether a continent's panic is on orange (TAB-3). */
export const hasFallen = ({ panic }: Board, continent: Continent): boolean => panic[continent] === fallenSpace;

/** Returns the continents that have not fallen. */
export const standingContinents = (board: Board): Continent[] =>
  continents.filter((continent) => !hasFallen(board, continent));

/** Returns the most or least panicked of the given continents, ignoring fallen ones. Several are a tie (FIN-12). */
export function extreme(board: Board, among: readonly Continent[], which: 'most' | 'least'): Continent[] {
  const candidates = among.filter((continent) => !hasFallen(board, continent));
  const spaces = candidates.map((continent) => board.panic[continent]);
  const space = which === 'most' ? Math.max(...spaces) : Math.min(...spaces);
  return candidates.filter((continent) => board.panic[continent] === space);
}

/** Returns the space reached by moving `by` spaces, clamped to the track. */
export const movedSpace = (space: number, by: number): number => Math.max(0, Math.min(fallenSpace, space + by));

/** Returns the panic picture last known to the app: entered, reported, or that of the setup. */
export const knownPanic = ({ entries, reports, setup }: PublicState): NonNullable<Entries['panic']> =>
  entries.panic ?? reports.at(-1)?.panic ?? zonesOf(setup.startingPanic);
