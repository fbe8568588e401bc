import { expect, test } from 'vitest';
import type { Label } from './label.ts';
import { countedGames, leaveUncounted, recordOf } from './record.ts';

const game = (some: Partial<Label>): Label => ({
  id: 'x',
  mode: 'companion',
  written: 1,
  difficulty: 'normal',
  plan: 'onslaught',
  round: 4,
  state: 'won',
  ...some,
});

test('finished games are counted by difficulty, plan and mode', () => {
  const { difficulties, plans } = recordOf([
    game({}),
    game({ state: 'lost' }),
    game({ mode: 'virtual', difficulty: 'expert', state: 'lost' }),
    game({ mode: 'virtual', plan: 'domination' }),
    game({ difficulty: 'easy', state: 'running' }),
  ]);
  expect(difficulties).toEqual([
    { name: 'normal', companion: { played: 2, won: 1 }, virtual: { played: 1, won: 1 } },
    { name: 'expert', companion: { played: 0, won: 0 }, virtual: { played: 1, won: 0 } },
  ]);
  expect(plans).toEqual([
    { name: 'domination', companion: { played: 0, won: 0 }, virtual: { played: 1, won: 1 } },
    { name: 'onslaught', companion: { played: 2, won: 1 }, virtual: { played: 1, won: 0 } },
  ]);
});

test('without finished games the tables are empty', () => {
  expect(recordOf([game({ state: 'running' }), game({ state: 'setup' })])).toEqual({ difficulties: [], plans: [] });
});

test('a game that was over when it came from a file is not counted', () => {
  leaveUncounted('brought');
  const own = game({ id: 'own' });
  expect(countedGames([own, game({ id: 'brought' })])).toEqual([own]);
});
