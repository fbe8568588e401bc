// Parts of the dot map after a game: bands for a front that runs over it, and glowing dots.

import type { Point } from '../../../design/map/world-lines.ts';

/** A dot with its index in tenths of map units, as in `World.dots`. */
type Dots = readonly number[];

const pairs = (dots: Dots): Point[] =>
  Array.from({ length: dots.length / 2 }, (_, i) => ({ x: (dots[2 * i] ?? 0) / 10, y: (dots[2 * i + 1] ?? 0) / 10 }));

const flat = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x * 10, y * 10]);

/** Returns the middle of a continent's dots, in map units. */
export function middleOf(dots: Dots): Point {
  const points = pairs(dots);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

/** Splits dots into bands of this width by their distance from a point, nearest first. */
export function bandsOf(dots: Dots, from: Point, width: number): readonly Dots[] {
  const bands: Point[][] = [];
  for (const dot of pairs(dots)) {
    const band = Math.floor(Math.hypot(dot.x - from.x, dot.y - from.y) / width);
    while (bands.length <= band) bands.push([]);
    bands[band]?.push(dot);
  }
  return bands.map(flat);
}

/** Splits dots into those within a distance of a point, and the others. */
export function split(dots: Dots, from: Point, within: number): { readonly near: Dots; readonly far: Dots } {
  const isNear = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y) <= within;
  const points = pairs(dots);
  return { near: flat(points.filter(isNear)), far: flat(points.filter((dot) => !isNear(dot))) };
}

/** Splits dots into about one third of large lights and two thirds of small ones, without a pattern. */
export function lightsOf(dots: Dots): { readonly large: Dots; readonly small: Dots } {
  const isLarge = ({ x, y }: Point) => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1 < 1 / 3;
  const points = pairs(dots);
  return { large: flat(points.filter(isLarge)), small: flat(points.filter((dot) => !isLarge(dot))) };
}
