// Panic runs from yellow over red to orange; a continent on orange has fallen.

import { type Continent, continents } from '../../content/continents.ts';
import { panicTrack, type Zone, zoneOf } from '../../content/tracks.ts';
import type { Board } from './board.ts';

/** The orange space: the end of the track (TAB-3). */
export const fallenSpace = panicTrack.length - 1;

/** All continents' zones, from their spaces. */
export const zonesOf = (spaces: Readonly<Record<Continent, number>>): Record<Continent, Zone> => ({
  'north-america': zoneOf(spaces['north-america']),
  'south-america': zoneOf(spaces['south-america']),
  europe: zoneOf(spaces.europe),
  africa: zoneOf(spaces.africa),
  asia: zoneOf(spaces.asia),
  australia: zoneOf(spaces.australia),
});

export const zoneAt = ({ panic }: Board, continent: Continent): Zone => zoneOf(panic[continent]);
export const hasFallen = ({ panic }: Board, continent: Continent): boolean => panic[continent] === fallenSpace;

/** Continents that have not fallen. */
export const standing = (board: Board): Continent[] => continents.filter((continent) => !hasFallen(board, continent));

/** Those with the highest or the lowest space, of the given that have not fallen; several are a tie (FIN-12). */
export function extreme(board: Board, among: readonly Continent[], which: 'most' | 'least'): Continent[] {
  const candidates = among.filter((continent) => !hasFallen(board, continent));
  const spaces = candidates.map((continent) => board.panic[continent]);
  const space = which === 'most' ? Math.max(...spaces) : Math.min(...spaces);
  return candidates.filter((continent) => board.panic[continent] === space);
}

/** Where the track leads from a space. */
export const moved = (space: number, by: number): number => Math.max(0, Math.min(fallenSpace, space + by));
