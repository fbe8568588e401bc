import { expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { seenBy } from '../../../tests/tools/outlook.ts';
import { packOf } from '../../content/cards/pack.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { crisisWorth } from './effects.ts';

test('RES-3 a crisis that discards crises gains the worst of the others, without endless recursion', () => {
  const effects = [{ do: 'discard-crises' }] as const;
  const crises = [...standardCards.crises, { id: 'echo', effects }, { id: 'echo-again', effects }];
  const pack = packOf('echo', { ...standardCards, crises });
  const open = (...crisisPool: readonly string[]) => seenBy(table({ begin: 'ending', crisisPool }, { pack }));
  expect(crisisWorth(open('echo', 'echo-again'), 'echo')).toBe(0);
  const home = open('echo', 'home-front', 'echo-again');
  expect(crisisWorth(home, 'home-front')).toBeLessThan(0);
  expect(crisisWorth(home, 'echo')).toBe(-crisisWorth(home, 'home-front'));
});
