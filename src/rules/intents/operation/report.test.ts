import { describe, expect, test } from 'vitest';
import { calm, given } from '../../../../tests/tools/given.ts';

describe('the base', () => {
  test('RES-8 END-1 a destroyed base loses the game in step 8', () => {
    const play = given().untilStep('base-destroyed');
    expect(play.do({ type: 'report', entry: { baseDestroyed: true } })).toEqual(['reported', 'game-ended']);
    expect(play.view).toMatchObject({
      phase: 'over',
      step: null,
      outcome: { won: false, why: 'base-destroyed', score: null },
    });
  });

  test('RES-8 the missions follow if the base stands', () => {
    const play = given().untilStep('base-destroyed');
    play.do({ type: 'report', entry: { baseDestroyed: false } });
    expect(play.view).toMatchObject({ step: 'missions', outcome: null });
  });
});

describe('the panic report', () => {
  test('RES-10 END-1 two fallen continents lose the game', () => {
    const play = given().untilStep('panic-report');
    play.do({ type: 'report', entry: { panic: { ...calm, asia: 'orange', europe: 'orange' } } });
    expect(play.view).toMatchObject({ phase: 'over', outcome: { won: false, why: 'panic' } });
  });

  test('RES-10 one fallen continent does not lose the game, however many are red', () => {
    const play = given().untilStep('panic-report');
    const panic = { ...calm, asia: 'orange', europe: 'red', africa: 'red', australia: 'red' } as const;
    play.do({ type: 'report', entry: { panic } });
    expect(play.view.step).toBe('mission-report');
    play.nextRound({ panic });
    expect(play.view.reports[0]?.panic).toEqual(panic);
  });
});

describe('the other reports', () => {
  test('RES-11 a completed mission is counted when it is reported', () => {
    const play = given().untilStep('mission-report');
    expect(play.view.missionsCompleted).toBe(0);
    play.do({ type: 'report', entry: { missionCompleted: true } });
    expect(play.view.missionsCompleted).toBe(1);
    play.nextRound();
    expect(play.view.missionsCompleted).toBe(1);
    play.nextRound({ missionCompleted: true });
    expect(play.view.missionsCompleted).toBe(2);
  });

  test('RES-14 a possible number of UFOs in orbit ends the round, and others are refused', () => {
    const play = given().untilStep('orbit-report');
    for (const orbitUfos of [25, -1, 1.5]) {
      expect(play.refused({ type: 'report', entry: { orbitUfos } })).toEqual({
        code: 'impossible-entry',
        entry: 'orbitUfos',
      });
    }
    play.do({ type: 'report', entry: { orbitUfos: 24 } });
    expect(play.view.reports[0]?.orbitUfos).toBe(24);
  });

  test('END-1 RES-15 the missions step asks for the final mission once available, and completing it wins at once', () => {
    const play = given({}, { finalMission: (reports) => (reports.length > 0 ? 'available' : 'locked') });
    play.untilStep('missions');
    expect(play.refused({ type: 'report', entry: { finalMissionCompleted: true } })).toEqual({ code: 'nothing-asked' });
    play.nextRound();
    expect(play.view.finalMission).toBe('available');
    play.untilStep('missions');
    expect(play.refused('done')).toEqual({ code: 'report-needed', asks: 'finalMissionCompleted' });
    play.do({ type: 'report', entry: { finalMissionCompleted: true } });
    expect(play.view).toMatchObject({
      phase: 'over',
      finalMission: 'completed',
      outcome: { won: true, why: 'final-mission' },
    });
  });

  test('END-1 the final mission wins in step 9, before the panic report', () => {
    const play = given({}, { finalMission: () => 'available' }).untilStep('missions');
    play.do({ type: 'report', entry: { finalMissionCompleted: true } });
    expect(play.view.outcome?.won).toBe(true);
    expect(play.refused({ type: 'report', entry: { panic: calm } })).toEqual({ code: 'game-over' });
  });

  test('FIN-7 entries a step does not ask for are refused, and so is an empty report', () => {
    const play = given().untilStep('base-destroyed');
    const entry = { baseDestroyed: false, orbitUfos: 1 };
    expect(play.refused({ type: 'report', entry })).toEqual({ code: 'not-asked', entries: ['orbitUfos'] });
    expect(play.refused({ type: 'report', entry: {} })).toEqual({ code: 'report-incomplete', asks: 'baseDestroyed' });
  });

  test('FIN-7 a report is refused during a cue or a step that asks nothing', () => {
    const play = given();
    expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'nothing-asked' });
    play.untilStep('audit');
    expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'nothing-asked' });
  });

  test('RND-2 nothing is judged until step 8, and no intent is accepted after the game is lost', () => {
    const play = given().untilStep('base-destroyed');
    expect(play.view.outcome).toBe(null);
    play.do({ type: 'report', entry: { baseDestroyed: true } });
    for (const asked of ['done', 'pause', 'open-menu', 'scan', 'begin'] as const) {
      expect(play.refused(asked)).toEqual({ code: 'game-over' });
    }
  });
});
