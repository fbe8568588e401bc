import { describe, expect, test } from 'vitest';
import { calm, first, given } from '../../../../tests/tools/given.ts';
import type { Entries } from '../../index.ts';

const correct = (entry: Entries) => ({ type: 'correct', entry }) as const;
const fallen = { ...calm, asia: 'orange', africa: 'orange' } as const;

describe('in the same resolution phase', () => {
  test('RES-16 a wrong entry can be corrected, and the open step stays open', () => {
    const play = given().untilStep('mission-report');
    expect(play.do(correct({ panic: { ...calm, asia: 'red' } }))).toEqual(['corrected']);
    expect(play.view.step).toBe('mission-report');
    play.nextRound();
    expect(play.view.reports[0]?.panic.asia).toBe('red');
  });

  test('FIN-7 a correction can end the game, or revive it and go on after the step', () => {
    const play = given().untilStep('panic-report');
    play.do({ type: 'report', entry: { panic: fallen } });
    expect(play.view.phase).toBe('over');
    expect(play.do(correct({ panic: calm }))).toEqual(['corrected', 'game-revived', 'step-closed', 'step-opened']);
    expect(play.view).toMatchObject({ phase: 'resolution', step: 'mission-report', outcome: null });
    expect(play.do(correct({ baseDestroyed: true }))).toEqual(['corrected', 'game-ended']);
    expect(play.view.outcome?.why).toBe('base-destroyed');
    expect(play.do(correct({ baseDestroyed: false }))).toEqual(['corrected', 'game-revived']);
    expect(play.view.step).toBe('mission-report');
  });

  test('FIN-7 the earlier step decides between two reasons to end', () => {
    const play = given().untilStep('panic-report');
    play.do({ type: 'report', entry: { panic: fallen } });
    play.do(correct({ baseDestroyed: true }));
    expect(play.view.outcome?.why).toBe('base-destroyed');
    play.do(correct({ baseDestroyed: false }));
    expect(play.view.outcome?.why).toBe('panic');
  });

  test('RES-16 an entry that was not reported cannot be corrected', () => {
    const play = given().untilStep('base-destroyed');
    expect(play.refused(correct({ baseDestroyed: false }))).toEqual({ code: 'nothing-to-correct' });
    play.do({ type: 'report', entry: { baseDestroyed: false } });
    expect(play.refused(correct({ orbitUfos: 1 }))).toEqual({ code: 'not-asked', entries: ['orbitUfos'] });
    expect(play.refused(correct({}))).toEqual({ code: 'nothing-to-correct' });
  });
});

describe("with the next round's first cue open", () => {
  const second = () => given().nextRound({ panic: { ...calm, asia: 'red' }, orbitUfos: 1 });

  test("RES-16 FIN-7 a correction plans the round again while the cue's countdown goes on", () => {
    const play = second();
    play.wait(play.at + 4_000);
    expect(play.do(correct({ orbitUfos: 3 }))).toEqual(['corrected', 'secret/schedule-prepared', 'round-prepared']);
    expect(play.view.reports).toMatchObject([{ round: 1, orbitUfos: 3, panic: { asia: 'red' } }]);
    expect(play.view).toMatchObject({ round: 2, cue: { kind: 'new-technology' }, cueNumber: 1 });
    expect(play.clock.remaining).toBe(first - 4_000);
  });

  test('FIN-7 a correction can lose the game, and another one restores it as it was', () => {
    const play = second();
    play.wait(play.at + 4_000);
    expect(play.do(correct({ panic: fallen }))).toEqual(['corrected', 'game-ended']);
    expect(play.view).toMatchObject({ phase: 'over', cue: null, clock: null, outcome: { won: false, why: 'panic' } });
    play.wait(play.at + 3_600_000);
    play.do(correct({ panic: calm }));
    expect(play.view).toMatchObject({ phase: 'timed', round: 2, cue: { kind: 'new-technology' }, outcome: null });
    expect(play.clock.remaining).toBe(first - 4_000);
  });

  test('FIN-7 planning again also resets the scanner lights and drops forecasts of the wrong plan', () => {
    const forecasts = [{ from: 1, reveals: 3 }];
    const play = given({}, { forecasts }).nextRound();
    play.do('scan');
    expect(play.view).toMatchObject({ scanner: false, forecasts: [{ kind: 'ufos-detected' }] });
    play.do(correct({ orbitUfos: 2 }));
    expect(play.view).toMatchObject({ scanner: true, forecasts: [] });
    expect(play.do('scan')).toEqual(['secret/light-used', 'scanned']);
    const dark = given({}, { forecasts: [{ from: 2, reveals: 3 }] }).nextRound();
    dark.do(correct({ orbitUfos: 2 }));
    expect(dark.view.scanner).toBe(false);
  });

  test('RES-16 corrections are refused once the first cue has closed, confirmed or expired', () => {
    const done = second();
    done.do('done');
    expect(done.refused(correct({ orbitUfos: 0 }))).toEqual({ code: 'nothing-to-correct' });
    const ranOut = second();
    ranOut.wait(ranOut.at + first);
    expect(ranOut.refused(correct({ orbitUfos: 0 }))).toEqual({ code: 'nothing-to-correct' });
  });

  test('FIN-7 correcting a completed mission takes back the final mission it brought', () => {
    const play = given({}, { finalMission: ([report]) => (report?.missionCompleted ? 'available' : 'locked') });
    play.nextRound({ missionCompleted: true });
    expect(play.view).toMatchObject({ finalMission: 'available', missionsCompleted: 1 });
    play.do(correct({ missionCompleted: false }));
    expect(play.view).toMatchObject({ finalMission: 'locked', missionsCompleted: 0 });
  });

  test('RES-16 the final mission cannot be corrected if it was not asked for', () => {
    expect(second().refused(correct({ finalMissionCompleted: true }))).toEqual({
      code: 'not-asked',
      entries: ['finalMissionCompleted'],
    });
  });

  test('RES-16 an impossible correction is refused', () => {
    expect(second().refused(correct({ orbitUfos: 99 }))).toEqual({ code: 'impossible-entry', entry: 'orbitUfos' });
  });
});

test('RES-16 there is nothing to correct in round one', () => {
  expect(given().refused(correct({ orbitUfos: 0 }))).toEqual({ code: 'nothing-to-correct' });
});
