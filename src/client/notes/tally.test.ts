import { expect, test } from 'vitest';
import { parseTally } from './tally.ts';

test('END-2 what the table counted is read as it was kept, and nothing else is taken for it', () => {
  expect(parseTally('{"ufosOnBoard":3,"soldiersInPool":0}')).toEqual({ ufosOnBoard: 3, soldiersInPool: 0 });
  const wrong = [null, '', '{', 'null', '[7]', '{"ufosOnBoard":-1}', '{"baseDamage":1.5}', '{"redContinents":"2"}'];
  for (const text of wrong) expect(parseTally(text)).toEqual({});
});
