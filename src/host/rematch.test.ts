import { expect, test } from 'vitest';
import { standardTable } from '../../tests/tools/standard.ts';
import { bots } from '../bots/index.ts';
import { allRules, createGame } from '../rules/index.ts';
import { playGame } from '../sim/game.ts';
import { setUp } from './game.ts';
import { createRedraw } from './redraw.ts';
import { createRematch, recreateSetup } from './rematch.ts';
import { eventsOf } from './rows.ts';

const gameOf = (plan?: 'onslaught' | 'domination') => {
  const made = createGame({ seed: 'again', mode: 'virtual', difficulty: 'hard', base: 'africa', plan }, standardTable);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.state;
};

test('a rematch keeps mode, difficulty and base, and draws the rest from another seed', () => {
  const drawn = gameOf();
  expect(createRematch(drawn, 'other', allRules)).toEqual({
    seed: 'other',
    mode: 'virtual',
    difficulty: 'hard',
    base: 'africa',
  });
});

test('a rematch keeps a plan that was chosen by hand', () => {
  const drawn = gameOf().open.setup.plan;
  const chosen = drawn === 'onslaught' ? 'domination' : 'onslaught';
  expect(createRematch(gameOf(chosen), 'other', allRules).plan).toBe(chosen);
});

test('HSE-1 HSE-2 HSE-3 a rematch keeps the house rules, and so does another draw before the game', () => {
  const houseRules = { everybodyPauses: true, hardLosses: true, emergencyFunding: 7 };
  const made = setUp({ seed: 'again', mode: 'companion', difficulty: 'hard', houseRules }, standardTable);
  if ('refused' in made) throw new Error(made.refused.code);
  expect(createRematch(made.state, 'other', allRules).houseRules).toEqual(houseRules);
  expect(createRedraw(made, { seed: 'other' }, allRules).houseRules).toEqual(houseRules);
});

test('with the same seed the table is the same as before the first round', () => {
  const game = playGame({ seed: 'again', difficulty: 'hard' }, bots.beginner);
  const again = recreateSetup(game);
  expect(again.state.open).toMatchObject({ round: 1, phase: 'setup', outcome: null, setup: game.state.open.setup });
  expect(again.state.hidden.seed).toBe('again');
  expect(eventsOf(again.log).every(({ why }) => why.by === 'setup')).toBe(true);
});
