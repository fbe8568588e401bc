import { expect, test } from 'vitest';
import { given } from '../../../tests/given.ts';
import { type Pack, packOf, standardCards, standardPack } from '../../content/pack.ts';
import { direct } from '../../director/index.ts';
import { newGame, seededDice } from '../../rules/index.ts';
import { labelOf, parseLabel } from './label.ts';

const label = () => {
  const told = newGame(
    { seed: 'label', difficulty: 'hard', plan: 'onslaught' },
    { director: direct, dice: seededDice },
  );
  if ('refused' in told) throw new Error('refused');
  return labelOf('abc', { log: told.events, state: told.state });
};

test('a label tells of a game without opening it, and is read back as it was written', () => {
  expect(label()).toMatchObject({ id: 'abc', difficulty: 'hard', plan: 'onslaught', round: 1, state: 'setup' });
  const written = label();
  expect(parseLabel(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test('RND-3 a game that waits between two rounds is running', () => {
  const { log, state } = given().endRound();
  expect(labelOf('abc', { log, state })).toMatchObject({ round: 2, state: 'running' });
});

test('a label of a game from before there was a table on the screen is one of a game with the box', () => {
  const { mode: _, ...old } = label();
  expect(parseLabel(old)).toEqual({ ...old, mode: 'companion' });
});

test('a label names the pack of a game that is not played with the standard set', () => {
  const pack = packOf('nights', standardCards, { hash: 'f'.repeat(64) });
  const gameWith = (cards: Pack) =>
    newGame(
      { seed: 'label', difficulty: 'hard', mode: 'virtual' },
      { director: direct, dice: seededDice, pack: cards },
    );
  const told = [gameWith(pack), gameWith(standardPack)].map((one) => {
    if ('refused' in one) throw new Error('refused');
    return labelOf('abc', { log: one.events, state: one.state });
  });
  expect(told[0]).toMatchObject({ pack: { name: 'nights', hash: pack.hash } });
  expect(told[1]).not.toHaveProperty('pack');
  expect(parseLabel(JSON.parse(JSON.stringify(told[0])))).toEqual(told[0]);
  expect(parseLabel({ ...told[0], pack: { name: 'nights' } })).toBe(null);
});

test('a label that could not be shown counts for nothing', () => {
  const wrong = [{ written: 'today' }, { written: Number.NaN }, { written: 1e300 }, { round: 0 }, { state: 'lent' }];
  for (const some of wrong) expect(parseLabel({ ...label(), ...some })).toBe(null);
  for (const value of [undefined, null, 7, 'label', [], {}]) expect(parseLabel(value)).toBe(null);
});
