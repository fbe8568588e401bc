import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';

const given = (effect: Effect, damage: number): Play => trial({ effects: [effect] }, { begin: 'ending', damage });

const afterUse = (effect: Effect, damage: number): number => {
  const play = given(effect, damage);
  use(play, 'trial');
  return play.board.base.damage;
};

describe('the base', () => {
  test('CRD-7 damage-base moves the marker forward, at most to the end of the track', () => {
    expect(afterUse({ do: 'damage-base', by: 2 }, 0)).toBe(2);
    expect(afterUse({ do: 'damage-base', by: 3 }, 7)).toBe(8);
    expect(cannotUse(given({ do: 'damage-base', by: 1 }, 8), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 repair-base moves it back, at most to blue', () => {
    expect(afterUse({ do: 'repair-base', by: 2 }, 5)).toBe(3);
    expect(afterUse({ do: 'repair-base', by: 2 }, 1)).toBe(0);
    expect(cannotUse(given({ do: 'repair-base', by: 1 }, 0), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('RND-2 damage on orange does not end the game before the step that checks it', () => {
    const play = given({ do: 'damage-base', by: 1 }, 7);
    use(play, 'trial');
    expect(play.view.outcome).toBe(null);
    play.do('done');
    while (play.view.phase === 'resolution') play.do('done');
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });
});
