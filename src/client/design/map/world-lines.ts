import type { Space } from '../../../content/continents.ts';

/** A point of the map, in map units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Map positions of UFOs per space. Fixed, so that nothing jumps when counts change. */
export const landing: Readonly<Record<Space, Point>> = {
  'north-america': { x: 72, y: 36 },
  'south-america': { x: 112, y: 98 },
  europe: { x: 194, y: 27 },
  africa: { x: 190, y: 82 },
  asia: { x: 262, y: 42 },
  australia: { x: 308, y: 124 },
  orbit: { x: 16, y: -2 },
};

/** Returns the y of the orbit's arc at an x, in map units. */
export const orbitY = (x: number): number => -6 - 13 * (1 - ((x - 183) / 183) ** 2);

/**
 * Returns a path of dots as zero-length strokes, which are cheap to draw and recolour. `dots` holds x and y in turn, in
 * tenths of a map unit.
 */
export function dotPath(dots: readonly number[]): string {
  let path = '';
  for (let i = 0; i + 1 < dots.length; i += 2) path += `M${(dots[i] ?? 0) / 10} ${(dots[i + 1] ?? 0) / 10}h0`;
  return path;
}

/** Returns a path of the same dots as small rings, for a fallen continent. */
export function ringPath(dots: readonly number[], radius: number): string {
  let path = '';
  for (let i = 0; i + 1 < dots.length; i += 2) {
    const x = (dots[i] ?? 0) / 10 - radius;
    path += `M${x.toFixed(1)} ${(dots[i + 1] ?? 0) / 10}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  return path;
}

/** Returns the bounding box of a continent's dots, with a margin for their size. */
export function boxOf(dots: readonly number[]): { x: number; y: number; width: number; height: number } {
  const xs = dots.filter((_, i) => i % 2 === 0).map((x) => x / 10);
  const ys = dots.filter((_, i) => i % 2 === 1).map((y) => y / 10);
  const margin = 3;
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
