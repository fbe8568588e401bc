/** Card kinds that have pictures. */
export const pictureKinds = ['tech', 'asset', 'enemy', 'mission', 'crisis'] as const;
/** Kind of card that has a picture. */
export type PictureKind = (typeof pictureKinds)[number];

/** Dot grid of a card picture, in viewBox units. Odd rows are shifted right by half a column. */
export const grid = { width: 132, height: 88, column: 2.64, row: 2.3, columns: 50, rows: 38 } as const;

/** Number of dot sizes. With "no dot" there are six values, so one base-36 digit holds two dots. */
export const sizes = 5;

/** Stroke width of each dot size, smallest first. */
export const dotWidths: readonly number[] = [0.53, 1.03, 1.53, 2.03, 2.53];

/** Returns the centre of the i-th dot, counted row by row. */
export function dotAt(i: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(i / grid.columns);
  return { x: ((i % grid.columns) + (row % 2 === 0 ? 0.25 : 0.75)) * grid.column, y: (row + 0.5) * grid.row };
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
export function pictureLines(picture: string): string[] {
  const lines = dotWidths.map(() => '');
  for (const [i, size] of unpacked(picture).entries()) {
    if (size === 0) continue;
    const { x, y } = dotAt(i);
    lines[size - 1] += `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  }
  return lines;
}
