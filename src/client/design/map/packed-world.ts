// The world map as runs of dots, which load much faster than single dots.

import type { Continent } from '../../../content/continents.ts';

/** World map on a staggered grid. */
export interface PackedWorld {
  /** Size of the map, and distances of dots in a row and of rows, in map units. */
  readonly width: number;
  readonly height: number;
  readonly column: number;
  readonly row: number;
  /** Runs of neighbouring dots: row, place of the first dot in the row, and number of dots, in turn. */
  readonly runs: Readonly<Record<Continent, readonly number[]>>;
}

/** World map as single dots: x and y in turn, in tenths of a map unit. */
export interface World {
  readonly width: number;
  readonly height: number;
  readonly dots: Readonly<Record<Continent, readonly number[]>>;
}

/** Returns the x of a dot in a row: those of every other row stand half a column farther on. */
export const dotX = (column: number, row: number, place: number): number =>
  column * (place + (row % 2 === 0 ? 0.5 : 1));

/** Returns the y of a row of dots. */
export const dotY = (rowHeight: number, row: number): number => (row + 0.5) * rowHeight;

/** Unpacks a world map. */
export function unpackWorld({ width, height, column, row, runs }: PackedWorld): World {
  const dotsOf = (continent: Continent): number[] => {
    const dots: number[] = [];
    for (let i = 0; i < runs[continent].length; i += 3) {
      const [at = 0, first = 0, count = 0] = runs[continent].slice(i, i + 3);
      for (let place = first; place < first + count; place += 1)
        dots.push(Math.round(dotX(column, at, place) * 10), Math.round(dotY(row, at) * 10));
    }
    return dots;
  };
  return {
    width,
    height,
    dots: {
      'north-america': dotsOf('north-america'),
      'south-america': dotsOf('south-america'),
      europe: dotsOf('europe'),
      africa: dotsOf('africa'),
      asia: dotsOf('asia'),
      australia: dotsOf('australia'),
    },
  };
}
