// Building blocks of the set-up drawings, in a coordinate system of 96 × 72.

import type { Continent } from '../../../content/continents.ts';
import type { SymbolName } from '../../design/symbols/paths.ts';

/** Lines, or a symbol or the dots of a continent around a center. Tones are names of tokens. */
export type Shape =
  | { readonly mark: SymbolName; readonly x: number; readonly y: number; readonly size: number; readonly tone: string }
  | { readonly lines: string; readonly tone?: string; readonly fill?: string; readonly width?: number }
  | {
      readonly continent: Continent;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly tone: string;
    };

/** Returns the outline of an XCOM card: one corner is cut off. */
export const card = (x: number, y: number, width: number, height: number, cut = 6): string =>
  `M${x} ${y}h${width}v${height - cut}l${-cut} ${cut}h${cut - width}z`;

/** Returns the outline of an alien card: notched above, pointed below. */
export const wedge = (x: number, y: number, width: number, height: number): string => {
  const [half, notch, point] = [width / 2, width / 9, width / 4];
  return `M${x} ${y}l${half} ${notch} ${half} ${-notch}v${height - point}l${-half} ${point} ${-half} ${-point}z`;
};

/** Returns a circle around a point. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Returns a path of dots at points. */
export const dots = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `M${x} ${y}h0`).join('');

/** How symbols lie in rows: the center of the first, and the space from one to the next. */
export interface Rows {
  readonly columns: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly tone: string;
}

/** Returns a number of symbols in rows. */
export const inRows = (mark: SymbolName, count: number, { columns, x, y, dx, dy, size, tone }: Rows): Shape[] =>
  Array.from({ length: count }, (_, i) => ({
    mark,
    x: x + (i % columns) * dx,
    y: y + Math.floor(i / columns) * dy,
    size,
    tone,
  }));

/** Returns lines of writing on a card. */
export const writing = (x: number, y: number, width: number): Shape => ({
  lines: `M${x} ${y}h${width}M${x} ${y + 5}h${width * 0.7}`,
  tone: 'line-3',
  width: 1.6,
});

/** Returns a deck of face-down cards with the symbol of their backs. */
export const deck = (mark: SymbolName, tone: string, outline: typeof card = card): Shape[] => [
  ...[8, 4, 0].map((away): Shape => ({ lines: outline(28 + away, 14 - away, 34, 48), tone, fill: 'night-2' })),
  { mark, x: 45, y: 37, size: 22, tone },
];
