import { expect, test } from 'vitest';
import { sitroomHere } from '../tools/commands.ts';

/** Returns the chances to finish and to lose a roll on the way, in percent to a tenth. */
async function chances(...sides: readonly string[]): Promise<number[]> {
  const { out } = await sitroomHere(['odds', '--dice', '3', '--needed', '2', '--threat', '1', ...sides, '--json']);
  const { pDone, pLoss } = JSON.parse(out) as { pDone: number; pLoss: number };
  return [pDone, pLoss].map((chance) => Math.round(chance * 1000) / 10);
}

test('EVO-29 the command computes with a six-sided alien die if told so, and else with eight sides', async () => {
  expect(await chances()).toEqual([78.1, 41.1]);
  expect(await chances('--sides', '8')).toEqual([78.1, 41.1]);
  expect(await chances('--sides', '6')).toEqual([72.8, 50.1]);
});
