import { expect, test } from 'vitest';
import { parseTicks } from './ticks.ts';

test('ticked items are read back unchanged', () => {
  expect(parseTicks('["a/1/audit/pay","a/1/audit/count"]')).toEqual(['a/1/audit/pay', 'a/1/audit/count']);
});

test('an invalid text ticks no items', () => {
  const many = JSON.stringify(Array.from({ length: 101 }, String));
  for (const text of [null, '', '[', 'null', '{}', '"a"', '["a",1]', many]) expect(parseTicks(text)).toEqual([]);
});
