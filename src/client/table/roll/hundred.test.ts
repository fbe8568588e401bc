import { expect, test } from 'vitest';
import { atMost, outcomes } from '../../../odds/index.ts';
import { roundedPercentages } from './rounded-percentages.ts';

const once = (dice: number, needed: number, threat: number) =>
  roundedPercentages(outcomes({ dice, needed, threat }, atMost(1)), needed);

test('TSK-4 one die at threat 2 with one success to go is done in a third of rolls and a loss in a quarter', () => {
  expect(once(1, 1, 2)).toEqual([
    { successes: 1, lost: false, count: 25 },
    { successes: 1, lost: true, count: 8 },
    { successes: 0, lost: false, count: 50 },
    { successes: 0, lost: true, count: 17 },
  ]);
});

test('TSK-2 two dice with two to go tell one success from two', () => {
  expect(once(2, 2, 1).map(({ successes, count }) => [successes, count])).toEqual([
    [2, 10],
    [2, 1],
    [1, 39],
    [1, 5],
    [0, 39],
    [0, 6],
  ]);
});

test('the counts of every task add up to one hundred, and none is negative', () => {
  for (let dice = 1; dice <= 6; dice += 1) {
    for (let needed = 1; needed <= 5; needed += 1) {
      for (let threat = 1; threat <= 5; threat += 1) {
        const counts = once(dice, needed, threat).map(({ count }) => count);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
