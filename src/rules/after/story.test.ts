import { expect, test } from 'vitest';
import { calm, given, table } from '../../../tests/tools/given.ts';
import { storyOf } from './story.ts';

test("END-3 DIR-10 tells every round with its credits, report and the director's reasons", () => {
  const play = given();
  play.nextRound({ orbitUfos: 2 });
  play.nextRound({ panic: { ...calm, asia: 'red' } });
  play.untilStep('base-destroyed').do({ type: 'report', entry: { baseDestroyed: true } });
  const story = storyOf(play.log, play.view.reports);
  expect(story.map(({ round, credits, report }) => [round, credits, report?.orbitUfos])).toEqual([
    [1, 12, 2],
    [2, 12, 0],
    [3, 12, undefined],
  ]);
  expect(story[1]?.schedule.adaptation).toEqual({ step: 0, reasons: [] });
});

test('END-3 tells only the last plan of a round planned again after a correction', () => {
  const play = given({}, { finalMission: ([report]) => (report?.missionCompleted ? 'available' : 'locked') });
  play.nextRound();
  play.do({ type: 'correct', entry: { missionCompleted: true } });
  const story = storyOf(play.log, play.view.reports);
  expect(story.map(({ schedule }) => schedule.finalMission)).toEqual(['locked', 'available']);
  expect(story[0]?.report?.missionCompleted).toBe(true);
});

test('END-3 tells the base damage at the end of each round on a board, and null in companion mode', () => {
  const panic = { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 2 };
  const play = table({ begin: 'base-defense', panic, enemies: ['muton-elite'] });
  const story = storyOf(play.log, play.view.reports);
  expect(story.map(({ round, damage }) => [round, damage])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const quiet = table({ begin: 'recruit', damage: 3 });
  expect(storyOf(quiet.log, quiet.view.reports).map(({ damage }) => damage)).toEqual([3, 3]);
  const boxed = given();
  boxed.nextRound();
  expect(storyOf(boxed.log, boxed.view.reports).map(({ damage }) => damage)).toEqual([null, null]);
});
