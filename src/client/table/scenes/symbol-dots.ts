import { symbols } from '../../design/symbols/paths.ts';

/** Distance between the dots of a row, and between rows, on the symbols' 24×24 grid. */
const [column, row] = [1.06, 0.92];

/** Samples a symbol to staggered dots: x and y in turn, in tenths of its grid. */
export function symbolDots(name: keyof typeof symbols): readonly number[] {
  const pen = document.createElement('canvas').getContext('2d');
  const outlines = symbols[name].map((path) => new Path2D(path));
  const dots: number[] = [];
  for (let y = row / 2, odd = 0; y < 24; y += row, odd = 1 - odd) {
    for (let x = odd ? column / 2 : 0; x < 24; x += column) {
      if (outlines.some((outline) => pen?.isPointInPath(outline, x, y, 'evenodd')))
        dots.push(Math.round(x * 10), Math.round(y * 10));
    }
  }
  return dots;
}
