import { expect, test } from 'vitest';
import { atMost, outcomes } from '../../../odds/index.ts';
import { ends, ofHundred } from './hundred.ts';

test('TSK-4 one die at threat 2 with one success to go: done in a third of rolls, lost in a quarter', () => {
  const { done, dear, on, lost } = ofHundred(outcomes({ dice: 1, needed: 1, threat: 2 }, atMost(1)));
  expect([done, dear, on, lost]).toEqual([25, 8, 50, 17]);
});

test('whatever the task, a hundred rolls are a hundred', () => {
  for (let dice = 1; dice <= 6; dice += 1) {
    for (let needed = 1; needed <= 5; needed += 1) {
      for (let threat = 1; threat <= 5; threat += 1) {
        const found = ofHundred(outcomes({ dice, needed, threat }, atMost(1)));
        expect(ends.reduce((sum, end) => sum + found[end], 0)).toBe(100);
        expect(Math.min(...ends.map((end) => found[end]))).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
