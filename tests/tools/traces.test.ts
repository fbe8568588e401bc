import { expect, test } from 'vitest';
import { gaps, traces } from './traces.ts';

test('every rule of docs/rules.md is named by a test', () => {
  const all = traces();
  expect(all.length).toBeGreaterThan(100);
  expect(gaps(all)).toEqual([]);
});
