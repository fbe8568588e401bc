import { describe, expect, test } from 'vitest';
import { at, calm, type Play, table } from '../../../../tests/tools/given.ts';
import { byStep } from '../../state/cause.ts';

const reported = (play: Play) => play.log.flatMap((event) => (event.type === 'reported' ? [event] : []));

/** One continent is the calmest, so that a UFO left in orbit makes no tie. */
const panic = { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };

describe('the report', () => {
  test('RES-15 is read off the board, step by step', () => {
    const play = table({
      begin: 'base-destroyed',
      panic: { ...panic, asia: 8, europe: 5, africa: 4 },
      ufos: { orbit: 3 },
      damage: 7,
    }).passSteps();
    expect(reported(play).map(({ why, entry }) => [why, entry])).toEqual([
      [byStep('base-destroyed'), { baseDestroyed: false }],
      [byStep('panic-report'), { panic: { ...calm, asia: 'orange', europe: 'red' } }],
      [byStep('mission-report'), { missionCompleted: false }],
      [byStep('orbit-report'), { orbitUfos: 3 }],
    ]);
    expect(play.view.reports).toEqual([
      {
        round: 1,
        panic: { ...calm, asia: 'orange', europe: 'red' },
        missionCompleted: false,
        baseDestroyed: false,
        finalMissionCompleted: false,
        orbitUfos: 3,
      },
    ]);
  });

  test('RES-15 is never asked for: reports and corrections are refused', () => {
    const play = table({ begin: 'orbital-defense', panic, ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    for (const type of ['report', 'correct'] as const) {
      expect(play.refused({ type, entry: { baseDestroyed: true } })).toEqual({ code: 'board-reports' });
    }
    play.nextRound();
    expect(play.view.round).toBe(2);
    for (const type of ['report', 'correct'] as const) {
      expect(play.refused({ type, entry: { orbitUfos: 2 } })).toEqual({ code: 'board-reports' });
    }
  });

  test('RES-8 END-1 a base on orange loses the game in step 8', () => {
    const play = table({ begin: 'base-destroyed', damage: 8 });
    expect(play.view).toMatchObject({ phase: 'over', step: null, outcome: { won: false, why: 'base-destroyed' } });
    expect(play.log.at(-1)?.type).toBe('game-ended');
    expect(play.refused('done')).toEqual({ code: 'game-over' });
  });

  test('RES-8 END-1 a base on orange survives if it is repaired before step 8', () => {
    const play = table({
      begin: 'orbital-defense',
      damage: 8,
      panic,
      ufos: { orbit: 1 },
      inPlay: ['repair-drones'],
      units: at('orbit', 'satellite-1'),
    });
    expect(play.view.outcome).toBeNull();
    play.do({ type: 'use', card: 'repair-drones' });
    play.passSteps();
    expect(play.view).toMatchObject({ round: 2, outcome: null });
    expect(play.board.base.damage).toBe(7);
  });

  test('RES-8 FIN-9 step 8 waits while a card can still repair a base on orange', () => {
    const orange = { begin: 'base-destroyed', damage: 8, panic, inPlay: ['repair-drones'] } as const;
    const saved = table(orange);
    expect(saved.view).toMatchObject({ step: 'base-destroyed', outcome: null });
    saved.do({ type: 'use', card: 'repair-drones' });
    saved.passSteps();
    expect(saved.view).toMatchObject({ round: 2, outcome: null });
    const lost = table(orange);
    lost.do('done');
    expect(lost.view.outcome).toEqual(expect.objectContaining({ won: false, why: 'base-destroyed' }));
    const tired = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (number) => ({ id: `satellite-${number}`, at: 'reserve', exhausted: true }) as const,
    );
    for (const helpless of [{ inPlay: [] }, { units: tired }]) {
      expect(table({ ...orange, ...helpless }).view.outcome).toMatchObject({ why: 'base-destroyed' });
    }
  });

  test('RES-10 END-1 two fallen continents lose the game in step 10, and their UFOs do not move', () => {
    const play = table({
      begin: 'missions',
      panic: { ...panic, asia: 8, africa: 8 },
      ufos: { asia: 2, orbit: 1 },
      mission: 'lost-patrol',
      units: at('mission', 'assault-1'),
    });
    expect(play.view.outcome).toBeNull();
    play.passSteps();
    expect(play.view.outcome).toMatchObject({ won: false, why: 'panic' });
    expect(play.board.continents.asia.ufos).toBe(2);
  });

  test('RES-10 RES-14 the UFOs of a fallen continent move to orbit and are counted there', () => {
    const play = table({
      begin: 'panic-report',
      panic: { ...panic, asia: 8 },
      ufos: { asia: 2, africa: 3, orbit: 1 },
    }).passSteps();
    expect(play.board.continents).toMatchObject({ asia: { ufos: 0, zone: 'orange' }, africa: { ufos: 3 } });
    expect(play.board.orbit.ufos).toBe(3);
    expect(play.view).toMatchObject({ round: 2, outcome: null });
    expect(play.view.reports[0]?.orbitUfos).toBe(3);
  });

  test('RES-10 moves no UFOs from a fallen continent without any, nor from one that stands', () => {
    const play = table({ begin: 'panic-report', panic: { ...panic, asia: 8 }, ufos: { africa: 3 } }).passSteps();
    expect(play.log.filter(({ type }) => type === 'ufos-moved')).toEqual([]);
    expect(play.view.round).toBe(2);
    const half = table({ begin: 'panic-report', panic: { ...panic, asia: 8 }, ufos: { asia: 3 } });
    expect(half.log.filter(({ type }) => type === 'ufos-moved')).toMatchObject([
      { moves: [{ count: 3, from: 'asia', to: 'orbit' }] },
    ]);
  });

  test('RES-10 a continent that falls in global defence is in the report of the same round', () => {
    const play = table({
      begin: 'global-defense',
      panic: { ...panic, asia: 7 },
      ufos: { asia: 1 },
      units: at('continent:asia', 'interceptor-1'),
    });
    play.passSteps();
    expect(play.view.reports[0]?.panic.asia).toBe('orange');
    expect(play.board).toMatchObject({ orbit: { ufos: 1 } });
  });

  test('RES-15 a table that begins after a reporting step still files a complete report', () => {
    for (const begin of ['missions', 'mission-report', 'refresh', 'return-units', 'orbit-report'] as const) {
      const play = table({ begin, panic: { ...panic, europe: 6 }, ufos: { orbit: 2 } }).passSteps();
      expect(play.view.reports).toMatchObject([
        { panic: { europe: 'red', asia: 'yellow' }, baseDestroyed: false, missionCompleted: false, orbitUfos: 2 },
      ]);
    }
  });

  test('RES-14 RND-1 the next round is ready to begin after the last step', () => {
    const play = table({ begin: 'orbit-report' });
    expect(play.view).toMatchObject({ round: 2, phase: 'setup', cue: null });
    expect(play.do('begin')[0]).toBe('cue-opened');
  });
});
