import { expect, test } from 'vitest';
import { table } from '../../../../tests/tools/given.ts';
import { seenBy } from '../../../../tests/tools/outlook.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards, standardPack } from '../../../content/standard/pack.ts';
import { expectedUfos, unseenEnemies } from './expectation.ts';

test('expected UFOs and enemies follow the numbers of the pack in play', () => {
  const none = { first: 0, perRound: 0 };
  const { pressure, mixes } = standardPack.invasion;
  const plain = { ...mixes.domination, ufos: 0, enemies: 0 };
  const calm = { ...pressure.normal, ufos: none, enemies: none };
  const quiet = { pressure: { ...pressure, normal: calm }, mixes: { ...mixes, domination: plain } };
  const quietPack = packOf('quiet', standardCards, { invasion: quiet });
  const expected = (pack: typeof quietPack) => {
    const outlook = seenBy(table({ begin: 'new-technology', ufos: { orbit: 1 } }, { pack }));
    return { orbit: expectedUfos(outlook)('orbit'), enemies: unseenEnemies(outlook) };
  };
  expect(expected(quietPack)).toEqual({ orbit: 1, enemies: 0 });
  expect(expected(standardPack).orbit).toBeGreaterThan(1);
  expect(expected(standardPack).enemies).toBeGreaterThan(0);
});
