import { expect, test } from 'vitest';
import { given } from '../../tests/tools/given.ts';
import { bots } from '../bots/index.ts';
import { playGame } from '../sim/index.ts';
import { marksOf, operationOf, resultOf } from './index.ts';

test('DAY-3 the marks of a game are the worst panic of each round, in three shapes and colours', () => {
  expect(marksOf({ rounds: ['yellow', 'red', 'orange', 'red'] })).toBe('🟨🔴🔶🔴');
});

test('DAY-3 the same moves have the same result on two devices', () => {
  const play = () => {
    const { condition, difficulty, wishes } = operationOf('2026-11-28', 5);
    return playGame({ seed: wishes.seed, difficulty, condition }, bots.beginner).state.open;
  };
  const [one, two] = [resultOf(play()), resultOf(play())];
  expect(one).toEqual(two);
  expect(one?.rounds).toHaveLength(play().round);
});

test('DAY-3 a game that goes on has no result yet', () => {
  expect(resultOf(given().open)).toBe(null);
});
