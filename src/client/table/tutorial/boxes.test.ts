import { expect, test } from 'vitest';
import { around, isWithin, lineBetween } from './boxes.ts';

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

test('a bracket is larger than its part and stays on the screen', () => {
  expect(around(box(50, 50), 6, { width: 1280, foot: 720 })).toEqual(box(44, 44, 112, 62));
  expect(around(box(-10, 690), 6, { width: 1280, foot: 720 })).toEqual(box(3, 684, 93, 33));
  expect(around(box(0, 900), 6, { width: 1280, foot: 720 }).height).toBe(0);
});

test('a line joins the sides that face each other, and none joins neighbours', () => {
  expect(lineBetween(box(0, 0), box(300, 0))).toEqual([100, 25, 300, 25]);
  expect(lineBetween(box(0, 0), box(20, 200))).toEqual([70, 50, 70, 200]);
  expect(lineBetween(box(0, 0), box(110, 0))).toBe(null);
});

test('a box lies within a larger one, not within itself', () => {
  const large = box(0, 0, 400, 400);
  expect([isWithin(box(10, 10), large), isWithin(large, box(10, 10)), isWithin(large, large)]).toEqual([
    true,
    false,
    false,
  ]);
});
