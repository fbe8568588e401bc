import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';

const given = (effect: Effect, budget = 2, emergency = 3): Play =>
  trial({ effects: [effect] }, { begin: 'ending', budget, emergency });

const afterUse = (effect: Effect) => {
  const play = given(effect);
  use(play, 'trial');
  return play.board.credits;
};

describe('credits', () => {
  test('CRD-7 gain-credits adds to the budget, or to Emergency Funding', () => {
    expect(afterUse({ do: 'gain-credits', count: 4, to: 'budget' })).toEqual({ budget: 6, emergency: 3 });
    expect(afterUse({ do: 'gain-credits', count: 4, to: 'emergency' })).toEqual({ budget: 2, emergency: 7 });
  });

  test('SET-4 Emergency Funding may hold any number', () => {
    const play = given({ do: 'gain-credits', count: 5, to: 'emergency' }, 0, 40);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(45);
  });

  test('CRD-7 lose-credits takes at most what is there', () => {
    expect(afterUse({ do: 'lose-credits', count: 1, from: 'budget' })).toEqual({ budget: 1, emergency: 3 });
    expect(afterUse({ do: 'lose-credits', count: 4, from: 'budget' })).toEqual({ budget: 0, emergency: 3 });
    expect(afterUse({ do: 'lose-credits', count: 4, from: 'emergency' })).toEqual({ budget: 2, emergency: 0 });
  });

  test('CRD-7 lose-credits can do nothing if there are none', () => {
    const broke = given({ do: 'lose-credits', count: 1, from: 'budget' }, 0, 3);
    expect(cannotUse(broke, 'trial')).toEqual({ code: 'no-effect' });
    const bare = given({ do: 'lose-credits', count: 1, from: 'emergency' }, 2, 0);
    expect(cannotUse(bare, 'trial')).toEqual({ code: 'no-effect' });
  });
});
