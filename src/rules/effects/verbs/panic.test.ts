import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';

const given = (effect: Effect, asia: number): Play => {
  const panic = { 'north-america': 1, 'south-america': 1, europe: 1, africa: 1, asia, australia: 1 };
  return trial({ effects: [effect] }, { begin: 'ending', panic });
};

const afterUse = (effect: Effect, asia: number) => {
  const play = given(effect, asia);
  use(play, 'trial');
  return { ...play.board.continents.asia, lastEvent: play.last.at(-1) };
};

describe('raise-panic', () => {
  test('CRD-7 moves the continent up the track', () => {
    expect(afterUse({ do: 'raise-panic', by: 2, on: 'asia' }, 3)).toMatchObject({ panic: 5, zone: 'red' });
  });

  test('TAB-3 stops at orange', () => {
    const fallen = afterUse({ do: 'raise-panic', by: 3, on: 'asia' }, 7);
    expect(fallen).toMatchObject({ panic: 8, zone: 'orange' });
    expect(fallen.lastEvent).toMatchObject({ type: 'panic-changed', by: 1 });
  });

  test('TAB-3 can do nothing to a fallen continent', () => {
    expect(cannotUse(given({ do: 'raise-panic', by: 1, on: 'asia' }, 8), 'trial')).toEqual({ code: 'no-effect' });
  });
});

describe('lower-panic', () => {
  test('CRD-7 moves the continent down the track', () => {
    expect(afterUse({ do: 'lower-panic', by: 2, on: 'asia' }, 6)).toMatchObject({ panic: 4, zone: 'yellow' });
  });

  test('TAB-3 stops at the first space', () => {
    const calm = afterUse({ do: 'lower-panic', by: 3, on: 'asia' }, 2);
    expect(calm).toMatchObject({ panic: 0, lastEvent: { type: 'panic-changed', by: -2 } });
  });

  test('TAB-3 can do nothing on the first space or to a fallen continent', () => {
    for (const space of [0, 8]) {
      const play = given({ do: 'lower-panic', by: 1, on: 'asia' }, space);
      expect(cannotUse(play, 'trial')).toEqual({ code: 'no-effect' });
    }
  });
});
