import { expect, test } from 'vitest';
import { parseStats } from './stats.ts';

test('END-2 entered counts are read back unchanged, and invalid ones are ignored', () => {
  expect(parseStats('{"ufosOnBoard":3,"soldiersInPool":0}')).toEqual({ ufosOnBoard: 3, soldiersInPool: 0 });
  const wrong = [null, '', '{', 'null', '[7]', '{"ufosOnBoard":-1}', '{"baseDamage":1.5}', '{"redContinents":"2"}'];
  for (const text of wrong) expect(parseStats(text)).toEqual({});
});
