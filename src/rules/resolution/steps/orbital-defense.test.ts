import { describe, expect, test } from 'vitest';
import { at, commander, type Play, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';
import type { Position } from '../../index.ts';

const calmest = { africa: 0, asia: 1, europe: 4, australia: 4, 'north-america': 4, 'south-america': 8 };

const orbit = (more: Position): Play => table({ begin: 'orbital-defense', panic: calmest, ...more });

const panicOf = (play: Play) =>
  Object.fromEntries(Object.entries(play.board.continents).map(([continent, { panic }]) => [continent, panic]));

describe('orbital defence', () => {
  test('RES-5 FIN-10 opens by itself, and each success returns a UFO from orbit to the invasion force', () => {
    const play = orbit({ ufos: { orbit: 4 }, units: at('orbit', 'satellite-1', 'satellite-2') });
    expect(play.board.task).toMatchObject({ kind: 'orbital-defense', dice: 2, threat: 1 });
    rollAndApply(play, [5, 6]);
    expect(play.board.orbit.ufos).toBe(2);
    expect(play.last).toContainEqual(
      expect.objectContaining({ type: 'ufos-moved', moves: [{ count: 2, from: 'orbit', to: 'force' }] }),
    );
  });

  test('RES-5 successes beyond the number of UFOs have no effect', () => {
    const play = orbit({ ufos: { orbit: 1 }, units: at('orbit', 'satellite-1', 'satellite-2') });
    rollAndApply(play, [5, 6]);
    expect(play.board.orbit.ufos).toBe(0);
    expect(play.board.task).toBeNull();
  });

  test('RES-5 FIN-12 afterwards each UFO left raises the least panicked continent, one at a time, and stays', () => {
    const play = orbit({ ufos: { orbit: 2 }, units: at('orbit', 'satellite-1') });
    play.do('done');
    // Africa rises to 1 and then ties with Asia.
    expect(panicOf(play)).toEqual({ ...calmest, africa: 1 });
    expect(play.board.choice).toEqual({ role: 'commander', about: 'continent', options: ['africa', 'asia'] });
    expect(play.refused({ type: 'choose', option: 'asia' })).toEqual({ code: 'not-your-choice', role: 'commander' });
    play.do({ type: 'choose', option: 'asia' }, { as: commander });
    expect(panicOf(play)).toEqual({ ...calmest, africa: 1, asia: 2 });
    expect(play.board.orbit.ufos).toBe(2);
    expect(play.view.round).toBe(2);
  });

  test('RES-5 no roll is accepted once panic has begun to rise', () => {
    const play = orbit({
      panic: { africa: 0, asia: 0 },
      ufos: { orbit: 1 },
      units: at('orbit', 'satellite-1'),
    });
    play.do('done');
    expect(play.board.task).toBeNull();
    expect(play.refused('done')).toEqual({ code: 'choose-first' });
    expect(play.refused({ type: 'roll', faces: { xcom: [6], alien: 8 } })).toEqual({ code: 'choose-first' });
  });

  test('RES-5 FIN-12 always raises the only continent that has not fallen', () => {
    const fallen = { africa: 8, asia: 8, europe: 8, australia: 8, 'north-america': 8, 'south-america': 3 };
    const play = orbit({ panic: fallen, ufos: { orbit: 3 }, enemies: ['muton-grunt'], units: at('base', 'heavy-1') });
    expect(play.view.step).toBe('base-defense');
    expect(panicOf(play)).toEqual({ ...fallen, 'south-america': 6 });
  });

  test('RES-5 FIN-9 FIN-10 passes by itself without a ready satellite, and panic still rises', () => {
    const tired = orbit({ ufos: { orbit: 1 }, units: [{ id: 'satellite-1', at: 'orbit', exhausted: true }] });
    for (const play of [tired, orbit({ ufos: { orbit: 1 } })]) {
      expect(play.view.round).toBe(2);
      expect(panicOf(play)).toEqual({ ...calmest, africa: 1 });
    }
  });

  test('RES-5 FIN-9 passes by itself without UFOs in orbit', () => {
    const play = orbit({ units: at('orbit', 'satellite-1') });
    expect(play.view.round).toBe(2);
    expect(panicOf(play)).toEqual(calmest);
  });

  test('RES-5 FIN-9 waits for the Central Officer even with nothing left to roll for', () => {
    const play = orbit({ ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(play.refused('done', { as: commander })).toEqual({ code: 'not-your-step', role: 'central-officer' });
    rollAndApply(play, [6]);
    expect(play.view.step).toBe('orbital-defense');
    play.do('done');
    expect(play.view.round).toBe(2);
  });

  test('TSK-6 TSK-7 a card that destroys the last UFO ends the task', () => {
    const play = orbit({ ufos: { orbit: 1 }, inPlay: ['ion-lance'], units: at('orbit', 'satellite-1') });
    play.do({ type: 'use', card: 'ion-lance' });
    expect(play.board.orbit.ufos).toBe(0);
    expect(play.board.task).toBeNull();
  });
});
