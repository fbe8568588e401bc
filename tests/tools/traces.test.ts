import { expect, test } from 'vitest';
import { gaps, traces } from './traces.ts';

test('every rule of the book has a test that names it', () => {
  const all = traces();
  expect(all.length).toBeGreaterThan(100);
  expect(gaps(all)).toEqual([]);
});
