import { describe, expect, test } from 'vitest';
import { calm, given } from '../../../../tests/tools/given.ts';
import { newStandardGame, standardTable } from '../../../../tests/tools/standard.ts';
import { type Pack, packOf } from '../../../content/cards/pack.ts';
import { standardCards, standardPack } from '../../../content/standard/pack.ts';
import { type Label, labelOf, parseLabel, rebuiltLabel } from './label.ts';

/** A game lost to two fallen continents. */
const lost = () => given().endRound({ panic: { ...calm, asia: 'orange', africa: 'orange' } });

const label = () => {
  return labelOf('abc', newStandardGame({ seed: 'label', difficulty: 'hard', plan: 'onslaught' }));
};

test('a label summarizes a game and is read back unchanged', () => {
  expect(label()).toMatchObject({ id: 'abc', difficulty: 'hard', plan: 'onslaught', round: 1, state: 'setup' });
  const written = label();
  expect(parseLabel(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test('RND-3 a game between two rounds is labeled as running', () => {
  expect(labelOf('abc', given().endRound())).toMatchObject({ round: 2, state: 'running' });
});

test('a label without a mode belongs to a companion game', () => {
  const { mode: _, ...old } = label();
  expect(parseLabel(old)).toEqual({ ...old, mode: 'companion' });
});

test('a label says how much panic there is, as reported or as on the board', () => {
  const reported = labelOf('abc', given().endRound({ panic: { ...calm, asia: 'red' } }));
  expect(reported.zones).toEqual({ ...calm, asia: 'red' });
  expect(parseLabel(JSON.parse(JSON.stringify(reported)))).toEqual(reported);
  const { zones: _, ...old } = reported;
  expect(parseLabel(old)).toEqual(old);
  const table = newStandardGame({ seed: 'label', difficulty: 'easy', mode: 'virtual' });
  expect(labelOf('abc', table).zones).toEqual(calm);
});

test('a label names the pack of a game unless it is the standard set', () => {
  const pack = packOf('nights', standardCards, { hash: 'f'.repeat(64) });
  const gameWith = (cards: Pack) =>
    newStandardGame({ seed: 'label', difficulty: 'hard', mode: 'virtual' }, { ...standardTable, pack: cards });
  const labels = [pack, standardPack].map((cards) => labelOf('abc', gameWith(cards)));
  expect(labels[0]).toMatchObject({ pack: { name: 'nights', hash: pack.hash } });
  expect(labels[1]).not.toHaveProperty('pack');
  expect(parseLabel(JSON.parse(JSON.stringify(labels[0])))).toEqual(labels[0]);
  expect(parseLabel({ ...labels[0], pack: { name: 'nights' } })).toBe(null);
});

test('an invalid label is ignored', () => {
  const wrong = [{ written: 'today' }, { written: Number.NaN }, { written: 1e300 }, { round: 0 }, { state: 'lent' }];
  for (const some of wrong) expect(parseLabel({ ...label(), ...some })).toBe(null);
  for (const value of [undefined, null, 7, 'label', [], {}]) expect(parseLabel(value)).toBe(null);
});

test('a time of writing that lies more than a day ahead is not known, so that its game is not the newest for years', () => {
  const [hour, year] = [3_600_000, 31_536_000_000];
  const whole = label();
  for (const [ahead, written] of [
    [hour, whole.written + hour],
    [year, 0],
  ] as const) {
    const noted = { ...whole, written: whole.written + ahead };
    expect(parseLabel(noted)).toEqual({ ...whole, written });
    expect(rebuiltLabel({ id: 'abc', written: noted.written }, given().log)).toMatchObject({ written });
  }
});

describe('a damaged label is rebuilt from the log', () => {
  const games = [given(), given().endRound(), lost()];
  const damage: readonly ((label: Label) => unknown)[] = [
    (whole) => ({ ...whole, round: Number.NaN }),
    (whole) => ({ ...whole, mode: 'solo' }),
    (whole) => ({ ...whole, state: 'lent', difficulty: 7, plan: null }),
    ({ id, written }) => ({ id, written }),
  ];

  test('with all its fields but the panic, whichever of them were damaged', () => {
    for (const game of games) {
      const { zones: _, ...whole } = labelOf('abc', game);
      for (const damaged of damage) expect(rebuiltLabel(damaged(whole), game.log)).toEqual(whole);
    }
    expect(games.map((game) => labelOf('abc', game).state)).toEqual(['running', 'running', 'lost']);
  });

  test('without the time of writing, if that was damaged', () => {
    const { log } = given();
    expect(rebuiltLabel({ id: 'abc', written: Number.NaN }, log)).toMatchObject({ id: 'abc', written: 0, round: 1 });
  });

  test('unless its id is lost', () => {
    for (const value of [undefined, null, {}, { id: 7 }]) expect(rebuiltLabel(value, given().log)).toBe(null);
  });
});
