import { expect, test } from 'vitest';
import { parseTicks } from './ticks.ts';

test('lines ticked off are read as they were kept', () => {
  expect(parseTicks('["a/1/audit/pay","a/1/audit/count"]')).toEqual(['a/1/audit/pay', 'a/1/audit/count']);
});

test('a text that names no lines ticks none off', () => {
  const many = JSON.stringify(Array.from({ length: 101 }, String));
  for (const text of [null, '', '[', 'null', '{}', '"a"', '["a",1]', many]) expect(parseTicks(text)).toEqual([]);
});
