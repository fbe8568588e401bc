import { expect, test } from 'vitest';
import { calm, given, table } from '../../../tests/tools/given.ts';
import { fallsOf, panicStory } from './panic-story.ts';

const quiet = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 };

test('END-3 on a board panic is told by space, from the setup to the end of the game', () => {
  const play = table({
    panic: { ...quiet, asia: 7, africa: 7 },
    ufos: { asia: 1, africa: 2 },
    begin: 'global-defense',
  });
  play.passSteps();
  const story = panicStory(play.log, play.open);
  expect(story.map(({ round, spaces }) => [round, spaces?.asia, spaces?.africa, spaces?.europe])).toEqual([
    [0, 7, 7, 0],
    [1, 8, 8, 0],
  ]);
  expect(fallsOf(story)).toEqual([{ round: 1, fell: ['africa', 'asia'] }]);
});

test('END-3 in companion mode panic is told by zone, with the last entry of an unfinished round', () => {
  const play = given();
  play.nextRound({ panic: { ...calm, asia: 'orange' } });
  play
    .untilStep('panic-report')
    .do({ type: 'report', entry: { panic: { ...calm, asia: 'orange', europe: 'orange' } } });
  const story = panicStory(play.log, play.open);
  expect(story.map(({ round, spaces, zones }) => [round, spaces, zones.asia, zones.europe])).toEqual([
    [0, null, 'yellow', 'yellow'],
    [1, null, 'orange', 'yellow'],
    [2, null, 'orange', 'orange'],
  ]);
  expect(fallsOf(story)).toEqual([
    { round: 1, fell: ['asia'] },
    { round: 2, fell: ['europe'] },
  ]);
});

test('END-3 a continent that had fallen at the start, or rose again, is not told as fallen', () => {
  const at = (round: number, asia: 'yellow' | 'red' | 'orange', europe: 'red' | 'orange') => ({
    round,
    zones: { ...calm, asia, europe },
    spaces: null,
  });
  expect(fallsOf([at(0, 'red', 'orange'), at(1, 'orange', 'orange'), at(2, 'red', 'orange')])).toEqual([]);
  expect(fallsOf([at(0, 'red', 'red'), at(1, 'orange', 'red'), at(2, 'red', 'red'), at(3, 'orange', 'red')])).toEqual([
    { round: 3, fell: ['asia'] },
  ]);
});
