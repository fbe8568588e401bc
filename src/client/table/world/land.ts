// Where UFOs stand on the map, and which dots of the land are seen: those beneath a UFO go out, and labels come first.

import type { Zone } from '../../../content/tracks.ts';
import type { Point } from '../../design/map/world-lines.ts';

/** More UFOs than this are drawn as one wedge and a number, so that they never cover the map. */
export const mostUfos = 6;

/** Distance from the center of a UFO within which dots are out, in map units. */
const shadow = 6;

/** Size of a dot of the fine world. On the coarse one it is 1. */
export const fineGrain = 0.58;

/**
 * Returns the stroke width of a continent's dots, in map units: those of a ring are thin, and panic thickens the others.
 * `grain` is the size of a dot.
 */
export const dotSize = (zone: Zone, panic: number, grain: number): number =>
  ({ yellow: 1.55 + panic * 0.12, red: 2.9, orange: 0.62 })[zone] * grain;

/** Panic before and after a round, and its causes in words. */
export interface PanicChange {
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

/** A part of the map that a label needs, in map units. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the centers of a continent's UFOs, in rows of three from `first` on; the middle one of a row stands lower.
 * More than `mostUfos` stand on one place.
 */
export const ufoCenters = ({ x, y }: Point, count: number): readonly Point[] =>
  Array.from({ length: count > mostUfos ? 1 : count }, (_, i) => ({
    x: x + (i % 3) * 13,
    y: y + Math.floor(i / 3) * 12 + (i % 3 === 1 ? 4 : 0),
  }));

/** Sizes of labels: `unit` in map units, and letters in these label units. */
export interface LabelSize {
  readonly unit: number;
  readonly letters: number;
}

/** Letters on a small map and on a larger one, in pixels at least. */
const readable = { small: 14, large: 13 } as const;

/**
 * Returns the size of labels on a map drawn at `scale` pixels per map unit. They grow more slowly than the map, so that a
 * large map has room for land and a small one has readable labels. Seen from `afar`, they grow with the map.
 */
export function labelSize(scale: number, afar = false): LabelSize {
  const pixels = afar ? scale : Math.max(1.1, Math.min(0.95 * scale, 2.3));
  return { unit: pixels / scale, letters: Math.max(7.5, (scale < 2 ? readable.small : readable.large) / pixels) };
}

/**
 * Returns the parts of the map that a continent's name, panic track and interceptors need. `wide` is the width of the
 * name and `foot` that of the interceptors, in label units.
 */
export const labelBoxes = ({ x, y }: Point, wide: number, { unit, letters }: LabelSize, foot = 39): readonly Box[] =>
  [
    { left: -3, right: wide + 2, top: -letters, bottom: 3 },
    { left: -2, right: 54, top: 1, bottom: 12 },
    { left: -3, right: foot, top: 8, bottom: 23 },
  ].map(({ left, right, top, bottom }) => ({
    left: x + left * unit,
    right: x + right * unit,
    top: y + top * unit,
    bottom: y + bottom * unit,
  }));

/**
 * Returns the dots that lie beneath none of these UFOs and labels. `dots` holds x and y in turn, in tenths of a map
 * unit.
 */
export function dotsSeen(dots: readonly number[], ufos: readonly Point[], labels: readonly Box[]): readonly number[] {
  const isSeen = (x: number, y: number): boolean =>
    ufos.every((ufo) => Math.hypot(ufo.x - x, ufo.y - y) > shadow) &&
    labels.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom);
  return dots.filter((_, i) => isSeen((dots[i - (i % 2)] ?? 0) / 10, (dots[i - (i % 2) + 1] ?? 0) / 10));
}

/** Number of bands in which a falling continent burns, from the coast inward. */
const bands = 4;

/**
 * Sorts dots into bands by their depth in the land: the first is the coast. `dots` holds x and y in turn, in tenths of a
 * map unit, and `reach` is how far apart neighbours are at most.
 */
export function burningBands(dots: readonly number[], reach: number): readonly (readonly number[])[] {
  let inner = Array.from({ length: dots.length / 2 }, (_, i) => ({ x: dots[2 * i] ?? 0, y: dots[2 * i + 1] ?? 0 }));
  const found: Point[][] = [];
  for (let band = 1; band < bands; band += 1) {
    const land = inner;
    const isCoast = (one: Point): boolean =>
      land.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) <= reach).length < 7;
    found.push(land.filter(isCoast));
    inner = land.filter((one) => !isCoast(one));
  }
  return [...found, inner].map((points) => points.flatMap(({ x, y }) => [x, y]));
}
