import { expect, test } from 'vitest';
import { bandsOf, lightsOf, middleOf, split } from './front.ts';

/** A field of 30 by 30 dots. */
const field = Array.from({ length: 900 }, (_, i) => [(i % 30) * 48, Math.floor(i / 30) * 42]).flat();
const square = [0, 0, 100, 0, 0, 100, 100, 100];

test('the middle of a square is its centre', () => {
  expect(middleOf(square)).toEqual({ x: 5, y: 5 });
  expect(middleOf([])).toEqual({ x: 0, y: 0 });
});

test('bands hold every dot once, the nearest first', () => {
  expect(bandsOf(square, { x: 0, y: 0 }, 6)).toEqual([
    [0, 0],
    [100, 0, 0, 100],
    [100, 100],
  ]);
  expect(bandsOf(field, middleOf(field), 15).flat()).toHaveLength(field.length);
});

test('dots are split by their distance from a point', () => {
  expect(split(square, { x: 0, y: 0 }, 10)).toEqual({ near: [0, 0, 100, 0, 0, 100], far: [100, 100] });
});

test('about one light in three is large', () => {
  const { large, small } = lightsOf(field);
  expect(large.length + small.length).toBe(field.length);
  expect(large.length / field.length).toBeGreaterThan(0.25);
  expect(large.length / field.length).toBeLessThan(0.42);
});
