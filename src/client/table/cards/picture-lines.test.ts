import { expect, test } from 'vitest';
import { dotAt, dotWidths, grid, packed, pictureLines, sizes, unpacked } from './picture-lines.ts';

test('packing and unpacking keeps every pair of dots', () => {
  const all = Array.from({ length: sizes + 1 }, (_, a) => Array.from({ length: sizes + 1 }, (_, b) => [a, b])).flat(2);
  expect(packed(all)).toHaveLength((sizes + 1) ** 2);
  expect(unpacked(packed(all))).toEqual(all);
});

test('odd rows are shifted by half a column, and all dots are inside the picture', () => {
  const { columns, rows, column, row, width, height } = grid;
  expect(dotAt(columns).x - dotAt(0).x).toBeCloseTo(column / 2);
  expect(dotAt(columns).y - dotAt(0).y).toBeCloseTo(row);
  const last = dotAt(rows * columns - 1);
  expect([last.x < width, last.y < height]).toEqual([true, true]);
});

test('dots of one size form one path of zero-length strokes', () => {
  const lines = pictureLines(packed([0, 1, 5, 1]));
  expect(lines).toEqual(['M3.30 1.15h0M8.58 1.15h0', '', '', '', 'M5.94 1.15h0']);
  expect(lines).toHaveLength(dotWidths.length);
});
