import { describe, expect, test } from 'vitest';
import { pushing, stoppingAfter } from './chances.ts';
import { lossFaces, type Push } from './push.ts';

/** Dice, successes needed, and the chances in percent: done and lost with eight sides, then with six. */
const table = [
  [1, 1, 68.4, 47.5, 63.5, 54.7],
  [2, 1, 86.9, 29.5, 83.8, 36.5],
  [2, 2, 61.6, 56.9, 54.5, 66.0],
  [3, 1, 93.5, 21.8, 91.7, 27.9],
  [3, 2, 78.1, 41.1, 72.8, 50.1],
  [3, 3, 58.9, 60.8, 50.6, 70.8],
  [4, 2, 86.7, 31.6, 82.9, 39.7],
  [5, 3, 81.2, 39.0, 76.0, 48.5],
  [6, 8, 35.8, 80.8, 25.3, 89.6],
  [8, 8, 55.3, 66.1, 45.0, 77.5],
] as const;

const percent = ({ pDone, pLoss }: { pDone: number; pLoss: number }) =>
  [pDone, pLoss].map((p) => Math.round(p * 1000) / 10);

describe('a dangerous task', () => {
  test.for(table)('EVO-29 with %i dice and %i successes needed has these chances', ([dice, needed, ...all]) => {
    const push: Push = { dice, needed, threat: 1 };
    expect([...percent(pushing(push)), ...percent(pushing({ ...push, sides: 6 }))]).toEqual(all);
  });

  test('EVO-29 loses a roll at threat 1 to 5 with one to five faces of six', () => {
    const losses = [1, 2, 3, 4, 5].map((threat) => stoppingAfter(1, { dice: 1, needed: 9, threat, sides: 6 }).pLoss);
    expect(losses.map((loss) => Math.round(loss * 1000) / 10)).toEqual([16.7, 33.3, 50, 66.7, 83.3]);
  });

  test('EVO-29 clears a token after the first roll by one, two or three dice with 33, 56 and 70 %', () => {
    const clears = [1, 2, 3].map((dice) => stoppingAfter(1, { dice, needed: 1, threat: 2, sides: 6 }).pDone);
    expect(clears.map((chance) => Math.round(chance * 100))).toEqual([33, 56, 70]);
  });

  test('EVO-29 a face that always kills counts from the top of the die', () => {
    expect(lossFaces({ dice: 1, needed: 1, threat: 1, killsOn: 8 }, 0)).toBe(2);
    expect(lossFaces({ dice: 1, needed: 1, threat: 1, killsOn: 8, sides: 6 }, 0)).toBe(2);
    expect(lossFaces({ dice: 1, needed: 1, threat: 5, killsOn: 7, sides: 6 }, 0)).toBe(5);
  });
});
