/** The kinds of cards that have pictures. */
export const pictureKinds = ['tech', 'asset', 'enemy', 'mission', 'crisis'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The grid of a card's picture: rows of dots, every other one half a column to the right. */
export const grid = { width: 132, height: 88, column: 2.64, row: 2.3, columns: 50, rows: 38 } as const;

/** How many sizes of dots there are. With their absence, two dots fit one letter of 36. */
export const sizes = 5;

/** How wide dots of each size are. */
export const dotWidths: readonly number[] = [0.53, 1.03, 1.53, 2.03, 2.53];

/** Where the dot of a number stands, counted row by row. */
export function dotAt(i: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(i / grid.columns);
  return { x: ((i % grid.columns) + (row % 2 === 0 ? 0.25 : 0.75)) * grid.column, y: (row + 0.5) * grid.row };
}

/** Dots row by row, 0 for none, else how large; two a letter. */
export function packed(dots: readonly number[]): string {
  let picture = '';
  for (let i = 0; i < dots.length; i += 2) {
    picture += ((dots[i] ?? 0) * (sizes + 1) + (dots[i + 1] ?? 0)).toString(36);
  }
  return picture;
}

/** The dots of a packed picture. */
export const unpacked = (picture: string): number[] =>
  picture.split('').flatMap((letter) => {
    const two = Number.parseInt(letter, 36);
    return [Math.floor(two / (sizes + 1)), two % (sizes + 1)];
  });

/** A packed picture as one path for each size of dots: zero-length strokes, cheap to draw and to recolour. */
export function pictureLines(picture: string): string[] {
  const lines = dotWidths.map(() => '');
  for (const [i, size] of unpacked(picture).entries()) {
    if (size === 0) continue;
    const { x, y } = dotAt(i);
    lines[size - 1] += `M${x.toFixed(2)} ${y.toFixed(2)}h0`;
  }
  return lines;
}
