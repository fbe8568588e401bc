import { expect, test } from 'vitest';
import { playEvening } from './evening.ts';

/** A small sample of the evenings of `npm run evenings`, which is a sweep. */
const seeds = Array.from({ length: 8 }, (_, i) => `evening-${i + 1}`);

test('ONL-1 ONL-2 ONL-3 ONL-4 ONL-9 every device shows the table at every row, and nothing hidden, whatever happens', () => {
  const evenings = seeds.map((seed) => playEvening(seed, 400));
  expect(evenings.flatMap(({ faults }) => faults)).toEqual([]);
  expect(evenings.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(600);
});
