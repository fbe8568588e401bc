import { expect, test } from 'vitest';
import { table } from '../../../tests/given.ts';
import { seenBy } from '../../../tests/outlook.ts';
import { emergencyWorth, priceOf } from './price.ts';
import { weights } from './weights.ts';
import { deficitWorth } from './worth.ts';

test('RES-2 credits that could buy units from the pool cost more than those beyond', () => {
  const outlook = seenBy(table({ begin: 'deploy-interceptors', budget: 10, emergency: 4 }));
  // Setup leaves six units in the pool.
  const prices = Array.from({ length: 10 }, (_, spent) => priceOf(outlook)(spent));
  expect(prices).toEqual([...Array<number>(4).fill(weights.spareCredit), ...Array<number>(6).fill(weights.credit)]);
});

test('RES-1 beyond the budget Emergency Funding pays while its cue may come, then panic', () => {
  const before = seenBy(table({ begin: 'new-technology', budget: 2, emergency: 3 }));
  const now = priceOf({ ...before, board: { ...before.board, budget: 2 } });
  expect([2, 3, 4].map(now)).toEqual(Array<number>(3).fill(emergencyWorth(before)));
  expect(now(5)).toBe(Math.max(deficitWorth(before), emergencyWorth(before)));
  const play = table({ begin: 'emergency-funding', budget: 2, emergency: 3 });
  play.do('done', { as: 'commander' });
  const after = seenBy(play);
  expect(priceOf(after)(2)).toBe(Math.max(deficitWorth(after), emergencyWorth(after)));
});

test('a credit on Emergency Funding is worth less towards the end', () => {
  const worth = (round: number) => emergencyWorth(seenBy(table({ begin: 'budget', round })));
  expect(worth(6)).toBeLessThan(worth(1));
});
