/** Card kinds that have pictures. */
export const pictureKinds = ['tech', 'asset', 'enemy', 'mission', 'crisis'] as const;
/** Kind of card that has a picture. */
export type PictureKind = (typeof pictureKinds)[number];

/** Dot grid of a picture, in viewBox units. Odd rows are shifted right by half a column. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Dot grid of a card picture. */
export const grid: Grid = { width: 132, height: 88, column: 2.64, row: 2.3, columns: 50, rows: 38 };

/** Dot grid of the picture of a commendation, which is smaller and coarser. */
export const badgeGrid: Grid = { width: 96, height: 74, column: 3, row: 2.6, columns: 32, rows: 28 };

/** Number of dot sizes. With "no dot" there are six values, so one base-36 digit holds two dots. */
export const sizes = 5;

/** Stroke width of each dot size, smallest first: of a card picture, and of a commendation. */
export const dotWidths: readonly number[] = [0.53, 1.03, 1.53, 2.03, 2.53];
export const badgeWidths: readonly number[] = [1.02, 1.43, 1.83, 2.24, 2.64];

/** Returns the centre of the i-th dot, counted row by row. */
export function dotAt(i: number, { columns, column, row: height } = grid): { readonly x: number; readonly y: number } {
  const row = Math.floor(i / columns);
  return { x: ((i % columns) + (row % 2 === 0 ? 0.25 : 0.75)) * column, y: (row + 0.5) * height };
}

/** Packs dot sizes, row by row and 0 for no dot, into a string of base-36 digits. */
export function packed(dots: readonly number[]): string {
  let picture = '';
  for (let i = 0; i < dots.length; i += 2) {
    picture += ((dots[i] ?? 0) * (sizes + 1) + (dots[i + 1] ?? 0)).toString(36);
  }
  return picture;
}

/** Inverse of `packed`. */
export const unpacked = (picture: string): number[] =>
  picture.split('').flatMap((letter) => {
    const two = Number.parseInt(letter, 36);
    return [Math.floor(two / (sizes + 1)), two % (sizes + 1)];
  });

/** Returns one SVG path per dot size. Dots are zero-length strokes, which are cheap to draw and recolour. */
export function pictureLines(picture: string, of = grid): string[] {
  const lines = dotWidths.map(() => '');
  for (const [i, size] of unpacked(picture).entries()) {
    if (size === 0) continue;
    const { x, y } = dotAt(i, of);
    lines[size - 1] += `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  }
  return lines;
}
