import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import { type Space, spaces } from '../../../content/continents.ts';
import type { Position } from '../../index.ts';

const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 4, australia: 8 } as const;

const given = (effect: Effect, ufos: Position['ufos']): Play =>
  trial({ effects: [effect] }, { begin: 'ending', panic, ufos });

/** Number of UFOs by space, for spaces that have some. */
function ufosOf({ board }: Play): Partial<Record<Space, number>> {
  const all = { ...board.continents, orbit: board.orbit };
  const found: Partial<Record<Space, number>> = {};
  for (const space of spaces) if (all[space].ufos > 0) found[space] = all[space].ufos;
  return found;
}

const afterUse = (effect: Effect, ufos: Position['ufos'], ...answers: readonly string[]) => {
  const play = given(effect, ufos);
  use(play, 'trial');
  choose(play, ...answers);
  expect(play.board.choice).toBe(null);
  return ufosOf(play);
};

const noEffect = { code: 'no-effect' };

describe('destroy-ufos', () => {
  test('CRD-7 destroys the stated number, or as many as there are', () => {
    expect(afterUse({ do: 'destroy-ufos', count: 2, from: 'orbit' }, { orbit: 3, asia: 1 })).toEqual({
      orbit: 1,
      asia: 1,
    });
    expect(afterUse({ do: 'destroy-ufos', count: 2, from: 'orbit' }, { orbit: 1, asia: 1 })).toEqual({ asia: 1 });
  });

  test('CRD-7 from a continent offers all that have UFOs, even fallen ones', () => {
    const play = given({ do: 'destroy-ufos', count: 1, from: { on: 'chosen' } }, { orbit: 1, asia: 1, australia: 2 });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'continent', options: ['asia', 'australia'] });
    choose(play, 'australia');
    expect(ufosOf(play)).toEqual({ orbit: 1, asia: 1, australia: 1 });
  });

  test('CRD-7 from anywhere offers all spaces that have UFOs', () => {
    const play = given({ do: 'destroy-ufos', count: 1, from: 'anywhere' }, { orbit: 1, asia: 2 });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'space', options: ['asia', 'orbit'] });
    choose(play, 'orbit');
    expect(ufosOf(play)).toEqual({ asia: 2 });
    expect(afterUse({ do: 'destroy-ufos', count: 1, from: 'anywhere' }, { asia: 2 })).toEqual({ asia: 1 });
  });

  test('CRD-7 from each destroys UFOs on every continent', () => {
    const each = { do: 'destroy-ufos', count: 1, from: { on: 'each' } } as const;
    expect(afterUse(each, { asia: 2, europe: 1, orbit: 1 })).toEqual({ asia: 1, orbit: 1 });
  });

  test('CRD-7 can do nothing if there are none', () => {
    for (const from of ['orbit', 'anywhere', { on: 'chosen' }, { on: 'each' }] as const) {
      expect(cannotUse(given({ do: 'destroy-ufos', count: 1, from }, {}), 'trial')).toEqual(noEffect);
    }
  });

  test('TAB-8 returns UFOs to the invasion force, from where they can be placed again', () => {
    const again: readonly Effect[] = [
      { do: 'destroy-ufos', count: 5, from: 'orbit' },
      { do: 'place-ufos', count: 9, to: { on: 'asia' } },
    ];
    const play = trial({ effects: again }, { begin: 'ending', ufos: { orbit: 24 } });
    use(play, 'trial');
    expect(ufosOf(play)).toEqual({ orbit: 19, asia: 5 });
  });
});

describe('move-ufos', () => {
  test('CRD-7 moves the stated number, or as many as there are', () => {
    const down = { do: 'move-ufos', count: 2, from: 'orbit', to: { on: 'least-panicked' } } as const;
    expect(afterUse(down, { orbit: 3 })).toEqual({ orbit: 1, 'north-america': 2 });
    expect(afterUse(down, { orbit: 1 })).toEqual({ 'north-america': 1 });
    expect(cannotUse(given(down, { asia: 2 }), 'trial')).toEqual(noEffect);
  });

  test('CRD-7 asks where from', () => {
    const up = { do: 'move-ufos', count: 1, from: { on: 'chosen' }, to: 'orbit' } as const;
    expect(afterUse(up, { asia: 2, europe: 1 }, 'asia')).toEqual({ asia: 1, europe: 1, orbit: 1 });
    expect(afterUse(up, { asia: 2 })).toEqual({ asia: 1, orbit: 1 });
    expect(cannotUse(given(up, { orbit: 2 }), 'trial')).toEqual(noEffect);
  });

  test('CRD-7 asks where to, offering neither the source nor fallen continents', () => {
    const over = { do: 'move-ufos', count: 1, from: { on: 'chosen' }, to: { on: 'chosen' } } as const;
    const play = given(over, { asia: 2, europe: 1 });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['europe', 'asia']);
    choose(play, 'asia');
    expect(play.board.choice?.options).toEqual(['north-america', 'south-america', 'europe', 'africa']);
    choose(play, 'europe');
    expect(ufosOf(play)).toEqual({ asia: 1, europe: 2 });
    expect(afterUse(over, { asia: 2 }, 'africa')).toEqual({ asia: 1, africa: 1 });
  });

  test('CRD-7 can do nothing if the target is the source', () => {
    const home = { do: 'move-ufos', count: 1, from: { on: 'chosen' }, to: { on: 'base-continent' } } as const;
    expect(cannotUse(given(home, { europe: 2 }), 'trial')).toEqual(noEffect);
    expect(afterUse(home, { asia: 2 })).toEqual({ asia: 1, europe: 1 });
  });
});

describe('place-ufos', () => {
  test('CRD-7 places UFOs in orbit or on continents', () => {
    expect(afterUse({ do: 'place-ufos', count: 2, to: 'orbit' }, { orbit: 1 })).toEqual({ orbit: 3 });
    expect(afterUse({ do: 'place-ufos', count: 2, to: { on: 'most-panicked' } }, {})).toEqual({ asia: 2 });
    expect(afterUse({ do: 'place-ufos', count: 2, to: { on: 'chosen' } }, {}, 'africa')).toEqual({ africa: 2 });
    const each = { 'north-america': 1, 'south-america': 1, europe: 1, africa: 1, asia: 1 };
    expect(afterUse({ do: 'place-ufos', count: 1, to: { on: 'each' } }, {})).toEqual(each);
  });

  test('TAB-8 places no more than the invasion force holds', () => {
    expect(afterUse({ do: 'place-ufos', count: 4, to: 'orbit' }, { orbit: 20, asia: 3 })).toEqual({
      orbit: 21,
      asia: 3,
    });
    const each = { do: 'place-ufos', count: 2, to: { on: 'each' } } as const;
    expect(afterUse(each, { orbit: 21 })).toEqual({ orbit: 21, 'north-america': 2, 'south-america': 1 });
  });

  test('TAB-8 can do nothing when the invasion force is empty', () => {
    for (const to of ['orbit', { on: 'chosen' }, { on: 'each' }, { on: 'asia' }] as const) {
      expect(cannotUse(given({ do: 'place-ufos', count: 1, to }, { orbit: 24 }), 'trial')).toEqual(noEffect);
    }
  });
});
