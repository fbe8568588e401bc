import { expect, test } from 'vitest';
import { unpackWorld } from './packed-world.ts';

test('a packed world unpacks to dots on a staggered grid, in tenths of a map unit', () => {
  const none: number[] = [];
  const runs = { 'north-america': [0, 0, 2, 1, 3, 1], 'south-america': none, europe: none, africa: none };
  const world = unpackWorld({
    width: 40,
    height: 20,
    column: 4,
    row: 3,
    runs: { ...runs, asia: [2, 5, 1], australia: none },
  });
  expect(world.dots['north-america']).toEqual([20, 15, 60, 15, 160, 45]);
  expect(world.dots.asia).toEqual([220, 75]);
  expect(world.dots.europe).toEqual([]);
});
