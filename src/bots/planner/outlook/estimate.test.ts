import { expect, test } from 'vitest';
import { taskWorth } from './estimate.ts';
import { pushWorth } from './pushing.ts';

test('TSK-7 the estimate of a task equals its exact worth if no rule makes it harder', () => {
  let compared = 0;
  for (const dice of [0, 1, 2, 5]) {
    for (const needed of [0, 1, 3, 6]) {
      for (const threat of [1, 3, 5]) {
        for (const stakes of [
          { success: 1, done: 2, loss: 1.5 },
          { success: 0, done: 9, loss: 3 },
          { success: 2, done: 0, loss: 40 },
        ]) {
          expect(taskWorth(dice, needed, stakes, threat)).toBeCloseTo(pushWorth({ dice, needed, threat }, stakes), 9);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBe(144);
});
