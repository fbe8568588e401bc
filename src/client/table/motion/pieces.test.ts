import { expect, test } from 'vitest';
import { standardTable, withStandardPack } from '../../../../tests/tools/standard.ts';
import { createGame, decide, hasBoard, type Position, type State } from '../../../rules/index.ts';
import { creditsLeft } from './pieces.ts';

/** A table at its audit with three soldiers in the base, and two continents that share the highest panic. */
function audited(budget: number): State {
  const position: Position = {
    begin: 'audit',
    panic: { africa: 3, asia: 3 },
    units: ['heavy-1', 'heavy-2', 'sniper-1'].map((id) => ({ id, at: 'base' })),
    // A card that can be used holds the step open.
    inPlay: ['ion-lance'],
    ufos: { asia: 1 },
    budget,
  };
  const game = createGame({ seed: 'audit', mode: 'virtual', difficulty: 'normal', position }, standardTable);
  if ('refused' in game) throw new Error(game.refused.code);
  return game.state;
}

function leftAt({ open }: State): number {
  const playing = withStandardPack(open);
  if (!hasBoard(playing)) throw new Error('no board');
  return creditsLeft(playing).left;
}

test('RES-1 at the audit the credits say what is still unpaid, and nothing is counted twice', () => {
  const two = audited(1);
  expect([two.open.step, leftAt(two)]).toEqual(['audit', -2]);
  const answer = decide(two, { type: 'choose', option: 'asia' }, 'commander', two.open.at, standardTable);
  if ('refused' in answer) throw new Error(answer.refused.code);
  expect(leftAt(answer.state)).toBe(0);
  const paid = audited(3);
  expect([paid.open.step, leftAt(paid)]).toEqual(['audit', 0]);
});
