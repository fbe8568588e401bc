import { describe, expect, test } from 'vitest';
import { calm, given, table } from '../../../../tests/tools/given.ts';
import { bots } from '../../../bots/index.ts';
import { eventsOf } from '../../../host/index.ts';
import { playGame } from '../../../sim/game.ts';
import { byCard, byStep, type Cause } from '../../state/cause.ts';
import type { Fact, GameEvent } from '../../state/events.ts';
import { closeness } from './by-final-mission.ts';
import { decisionOf } from './decision.ts';

const quiet = { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 };

describe('END-3 where a game was decided', () => {
  test('is not told before its end', () => {
    const play = table({ begin: 'panic-report' });
    expect(decisionOf(play.log, play.open)).toBeNull();
  });

  test('is where panic rose most on what was lost, with UFOs and interceptors there', () => {
    const panic = { ...quiet, asia: 3, africa: 7, europe: 6 };
    const play = table({ panic, ufos: { asia: 5, africa: 1, europe: 1 }, begin: 'global-defense' }).passSteps();
    expect(play.view.outcome?.why).toBe('panic');
    const decision = decisionOf(play.log, play.open);
    expect(decision?.round).toBe(1);
    expect(decision?.turning).toEqual({
      kind: 'panic',
      continent: 'asia',
      by: 5,
      fell: true,
      causes: [byStep('global-defense')],
      ufos: 5,
      orbit: 0,
      interceptors: 0,
    });
    expect(play.log[decision?.event ?? -1]).toMatchObject({ type: 'panic-changed', continent: 'asia' });
  });

  test('names a card before UFOs if it raised panic more, and the later round of a tie', () => {
    const play = table({ panic: { ...quiet, asia: 8, africa: 8 }, begin: 'panic-report' });
    const event = (why: Cause, fact: Fact): GameEvent => ({ ...fact, at: 0, why });
    const rose = (by: number, why: Cause) => event(why, { type: 'panic-changed', continent: 'asia', by, panic: 8 });
    const prepared = (round: number) =>
      event(byStep('refresh'), { type: 'round-prepared', round, finalMission: 'locked', scanner: true });
    const setUp = play.log.slice(
      0,
      play.log.findIndex(({ type }) => type === 'step-opened'),
    );
    const log = [
      ...setUp,
      prepared(2),
      rose(3, byStep('orbital-defense')),
      prepared(3),
      rose(1, byStep('global-defense')),
      rose(2, byCard('panic')),
    ];
    const decision = decisionOf(log, play.open);
    expect(decision?.round).toBe(3);
    expect(decision?.turning).toMatchObject({ by: 3, causes: [byCard('panic'), byStep('global-defense')] });
  });

  test('is where the base took most damage, with the enemies left in it', () => {
    const play = table({ damage: 7, enemies: ['muton-grunt', 'sectoid-scout'], begin: 'base-defense' }).passSteps();
    expect(play.view.outcome?.why).toBe('base-destroyed');
    expect(decisionOf(play.log, play.open)).toMatchObject({
      round: 1,
      turning: { kind: 'base', by: 1, enemies: 2 },
    });
  });

  test('of a won game is the roll that completed the last part of the final mission', () => {
    const games = Array.from({ length: 40 }, (_, i) => `deciding-${i}`);
    const won = games
      .values()
      .map((seed) => playGame({ seed, difficulty: 'easy' }, bots.planner))
      .find(({ state }) => state.open.outcome?.won);
    const decision = won && decisionOf(eventsOf(won.log), won.state.open);
    expect(decision?.round).toBe(won?.state.open.round);
    expect(decision?.turning.kind).toBe('final');
    expect(won && eventsOf(won.log)[decision?.event ?? -1]).toMatchObject({ type: 'roll-applied' });
  });
});

describe('END-3 in companion mode a game was decided', () => {
  const endWith = (last: Parameters<ReturnType<typeof given>['nextRound']>[0]) => {
    const play = given();
    play.nextRound({ panic: { ...calm, asia: 'red', europe: 'red' } });
    play.nextRound({ panic: { ...calm, asia: 'orange', europe: 'red' } });
    play.untilStep('panic-report').do({ type: 'report', entry: last ?? {} });
    return decisionOf(play.log, play.open);
  };

  test('where the lost continents rose most by zones', () => {
    const decision = endWith({ panic: { ...calm, asia: 'orange', europe: 'orange' } });
    expect(decision).toMatchObject({
      round: 1,
      turning: { kind: 'reported', fell: [], turned: ['europe', 'asia'] },
    });
    const late = endWith({ panic: { ...calm, asia: 'orange', africa: 'orange' } });
    expect(late).toMatchObject({ round: 3, turning: { fell: ['africa'], turned: [] } });
  });

  test('in the last round if the app knows only the outcome', () => {
    const play = given();
    play.nextRound();
    play.untilStep('base-destroyed').do({ type: 'report', entry: { baseDestroyed: true } });
    const decision = decisionOf(play.log, play.open);
    expect(decision).toMatchObject({ round: 2, turning: { kind: 'reported', fell: [], turned: [] } });
    expect(decision?.event).toBe(play.log.length - 1);
  });
});

test('END-3 a game was close if one more fall or little more damage would have lost it', () => {
  const close = (position: Parameters<typeof table>[0]) => closeness(table({ begin: 'ending', ...position }).open);
  expect(close({ panic: quiet })).toBeNull();
  expect(close({ panic: { ...quiet, asia: 7 } })).toBeNull();
  expect(close({ panic: { ...quiet, asia: 7, africa: 8 } })).toEqual({ what: 'panic', continent: 'asia', left: 1 });
  expect(close({ panic: { ...quiet, asia: 5, africa: 8 } })).toBeNull();
  expect(close({ panic: { ...quiet, asia: 8, africa: 8 } })).toEqual({ what: 'fallen', count: 2 });
  expect(close({ panic: quiet, damage: 7 })).toEqual({ what: 'base', left: 1 });
  expect(close({ panic: { ...quiet, asia: 6, africa: 8 }, damage: 7 })).toEqual({ what: 'base', left: 1 });
});
