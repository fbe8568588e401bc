import { expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { seenBy } from '../../../tests/tools/outlook.ts';
import { weights } from './outlook/weights.ts';
import { deficitWorth } from './outlook/worth.ts';
import { emergencyWorth, priceOf, unitsToBuy } from './price.ts';

/** An outlook where a credit is worth 2 for a pool unit, 1 on Emergency Funding, and 0.1 unused. */
const priced = (play: Play) => ({
  ...seenBy(play),
  weights: { ...weights, credit: 2, emergencyCredit: 1, emergencyLasts: 0, spareCredit: 0.1 },
});
const prices = (outlook: ReturnType<typeof priced>, count: number) =>
  Array.from({ length: count }, (_, spent) => priceOf(outlook)(spent));
const repeated = (price: number, count: number) => Array<number>(count).fill(price);

test('RES-2 the first credits are almost free, the next cost Emergency Funding, the last cost pool units', () => {
  // Setup leaves six units in the pool.
  const outlook = priced(table({ begin: 'deploy-interceptors', budget: 10, emergency: 4 }));
  expect(unitsToBuy(outlook)).toBe(6);
  expect(prices(outlook, 14)).toEqual([...repeated(0.1, 4), ...repeated(1, 4), ...repeated(2, 6)]);
  expect(priceOf(outlook)(14)).toBe(Math.max(1, deficitWorth(outlook)));
});

test('RES-1 after Emergency Funding a credit costs a pool unit, and beyond the budget it costs panic', () => {
  const play = table({ begin: 'emergency-funding', budget: 4, emergency: 3 });
  play.do('done', { as: 'commander' });
  const outlook = priced(play);
  expect(prices(outlook, 4)).toEqual(repeated(2, 4));
  expect(priceOf(outlook)(4)).toBe(Math.max(1, deficitWorth(outlook)));
});

test('Emergency Funding buys no units if its credits are worth more', () => {
  const outlook = priced(table({ begin: 'emergency-funding', budget: 4, emergency: 3 }));
  expect(unitsToBuy({ ...outlook, weights: { ...outlook.weights, emergencyCredit: 3 } })).toBe(0);
});

test('a credit on Emergency Funding is worth less late in the game', () => {
  const lasting = { ...weights, emergencyLasts: 1 };
  const worth = (round: number) => emergencyWorth({ ...seenBy(table({ begin: 'budget', round })), weights: lasting });
  expect(worth(6)).toBeLessThan(worth(1));
});
