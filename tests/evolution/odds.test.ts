import { describe, expect, test } from 'vitest';
import { sitroomHere } from '../tools/commands.ts';

/** Dice, successes needed, and the chances in percent to finish and to lose a roll on the way, from threat 1 on. */
const rows = [
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

/** Returns both chances in percent, to a tenth. */
async function chances(dice: number, needed: number, sides: number): Promise<number[]> {
  const push = ['--dice', dice, '--needed', needed, '--threat', 1, '--sides', sides].map(String);
  const { out } = await sitroomHere(['odds', ...push, '--json']);
  const { pDone, pLoss } = JSON.parse(out) as { pDone: number; pLoss: number };
  return [pDone, pLoss].map((chance) => Math.round(chance * 1000) / 10);
}

describe('the chances of a dangerous task', () => {
  test.each(rows)(
    'EVO-29 %i dice, %i needed: with an eight-sided alien die and a six-sided one',
    async (dice, needed, ...of) => {
      expect([...(await chances(dice, needed, 8)), ...(await chances(dice, needed, 6))]).toEqual(of);
    },
  );
});
