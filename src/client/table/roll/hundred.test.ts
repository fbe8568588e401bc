import { expect, test } from 'vitest';
import { atMost, outcomes } from '../../../odds/index.ts';
import { ends, perHundred } from './hundred.ts';

test('TSK-4 one die at threat 2 with one success to go is done in a third of rolls and a loss in a quarter', () => {
  const { done, dear, on, lost } = perHundred(outcomes({ dice: 1, needed: 1, threat: 2 }, atMost(1)));
  expect([done, dear, on, lost]).toEqual([25, 8, 50, 17]);
});

test('the counts of every task add up to one hundred, and none is negative', () => {
  for (let dice = 1; dice <= 6; dice += 1) {
    for (let needed = 1; needed <= 5; needed += 1) {
      for (let threat = 1; threat <= 5; threat += 1) {
        const counts = perHundred(outcomes({ dice, needed, threat }, atMost(1)));
        expect(ends.reduce((sum, end) => sum + counts[end], 0)).toBe(100);
        expect(Math.min(...ends.map((end) => counts[end]))).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
