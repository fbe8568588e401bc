import { describe, expect, test } from 'vitest';
import { type Around, at, commander, leader, type Play, table } from '../../../../tests/tools/given.ts';
import { rollAndApply, succeed } from '../../../../tests/tools/hands.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';

/** A mission that its soldiers have taken. */
function onMission(mission: string, position: Position, around: Around = {}): Play {
  const play = table({ begin: 'missions', mission, ...position }, around);
  play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
  return play;
}

const place = (play: Play, soldier: string, icon: number | null) =>
  play.do({ type: 'place', soldier, icon }, { as: leader });

const complete = (play: Play) => play.board.mission?.parts.map((part) => part.complete);

/** Lost Patrol: positioning or firepower; critical★; teamwork★ or positioning. */
const patrol = { units: at('mission', 'assault-1', 'sniper-1', 'support-1') };

describe('a mission', () => {
  test('RES-9 is completed part by part, from left to right', () => {
    const play = onMission('lost-patrol', patrol);
    expect(play.board.task).toMatchObject({ kind: 'mission', part: 0, threat: 1 });
    expect(succeed(play, 'assault-1')).toEqual(['roll-applied', 'markers-placed', 'task-opened']);
    expect(complete(play)).toEqual([true, false, false]);
    expect(play.board.task).toMatchObject({ part: 1, threat: 2, soldiers: {} });
    succeed(play, 'sniper-1');
    expect(play.board.task).toMatchObject({ part: 2, threat: 3 });
  });

  test('RES-9 an icon part needs one success and does not change without one', () => {
    const play = onMission('lost-patrol', patrol);
    place(play, 'assault-1', 0);
    expect(rollAndApply(play, [1])).toEqual(['roll-applied']);
    expect(play.board.task).toMatchObject({ part: 0, threat: 2, soldiers: { 'assault-1': 0 } });
    rollAndApply(play, [5]);
    expect(play.board.task).toMatchObject({ part: 1 });
  });

  test("RES-9 an enemy part needs the enemy's health, and the killed enemy becomes salvage", () => {
    const play = onMission('temple-beacon', { missionEnemies: ['muton-grunt'], units: at('mission', 'heavy-1') });
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6]);
    expect(play.board.mission?.parts[0]).toEqual({
      enemy: { card: 'muton-grunt', faceUp: true, successes: 1 },
      successes: 0,
      complete: false,
    });
    rollAndApply(play, [6]);
    expect(play.board.mission?.parts[0]).toMatchObject({ enemy: 'none', complete: true });
    expect(play.board.salvage).toEqual(['muton-grunt']);
    expect(play.board.task).toMatchObject({ part: 1, threat: 3 });
  });

  test('RES-9 continues in the next round without repeating completed parts', () => {
    const cues = ['new-technology', { kind: 'budget', credits: 3 }, 'ending'] as const;
    const play = onMission('lost-patrol', patrol, { cues });
    succeed(play, 'assault-1');
    play.do('stop', { as: leader });
    play.nextRound();
    play.untilStep('missions');
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    expect(play.view.round).toBe(2);
    expect(play.board.task).toMatchObject({ kind: 'mission', part: 1, threat: 1 });
  });

  test('RES-9 an enemy still face down is turned up when its part opens', () => {
    const beacon = standardCards.missions.filter(({ id }) => id === 'temple-beacon');
    const play = table(
      { begin: 'choose-mission', budget: 5 },
      { pack: packOf('one-mission', { ...standardCards, missions: beacon }), cues: ['choose-mission', 'ending'] },
    );
    play.do({ type: 'choose', option: 'temple-beacon' }, { as: leader });
    play.do({ type: 'use', card: 'transfer-order', with: { way: '1:move-units', unit: 'heavy-1' } });
    play.do({ type: 'choose', option: 'mission' });
    play.untilStep('missions');
    expect(play.board.mission?.parts[0]).toMatchObject({ enemy: { card: null, faceUp: false } });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    expect(play.board.mission?.parts[0]).toMatchObject({ enemy: { faceUp: true } });
    expect(play.board.mission?.parts[0]).not.toMatchObject({ enemy: { card: null } });
    expect(play.board.task).toMatchObject({ kind: 'mission', part: 0 });
  });

  test('RES-9 RES-13 its soldiers, enemies and markers stay for the next round if it is unfinished', () => {
    const play = onMission('temple-beacon', {
      missionEnemies: ['muton-grunt'],
      units: at('mission', 'heavy-1', 'sniper-1'),
    });
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6]);
    play.do('stop', { as: leader });
    play.do('done', { as: leader });
    expect(play.view.round).toBe(2);
    expect(play.board.mission?.parts[0]?.enemy).toEqual({ card: 'muton-grunt', faceUp: true, successes: 1 });
    expect([play.placeOf('heavy-1'), play.placeOf('sniper-1')]).toEqual(['mission', 'mission']);
    expect(play.view.reports[0]?.missionCompleted).toBe(false);
  });

  test('RES-9 FIN-9 passes by itself without soldiers, and otherwise waits for the Squad Leader', () => {
    expect(table({ begin: 'missions', mission: 'lost-patrol' }).view.round).toBe(2);
    const play = table({ begin: 'missions', mission: 'lost-patrol', ...patrol });
    expect(play.refused('done', { as: commander })).toEqual({ code: 'not-your-step', role: 'squad-leader' });
    play.do('done', { as: leader });
    expect(play.view.round).toBe(2);
    expect(play.board.mission?.card).toBe('lost-patrol');
  });
});

describe('a completed mission', () => {
  /** A mission completed by these soldiers, one for each part. */
  function done(mission: string, soldiers: readonly string[], more: Position = {}): Play {
    const play = onMission(mission, { ...more, units: at('mission', ...new Set(soldiers)) });
    for (const soldier of soldiers) succeed(play, soldier);
    return play;
  }
  const scout = (more: Position) =>
    done('crashed-scout', ['sniper-1', 'sniper-1', 'support-1'], { missionEnemies: ['floater-raider'], ...more });

  test('RES-9 leaves the game, and its soldiers go to reserve at once', () => {
    const play = done('council-witness', ['assault-1', 'support-1', 'assault-1']);
    expect(play.board.mission).toBeNull();
    expect([play.placeOf('assault-1'), play.placeOf('support-1')]).toEqual(['reserve', 'reserve']);
    expect(play.board.task).toBeNull();
    play.do('done', { as: leader });
    // One of the sixteen missions is gone and does not come back with the discards.
    expect(play.board.decks.mission).toEqual({ left: 15, discard: [] });
    expect(play.state.hidden.decks.mission).not.toContain('council-witness');
  });

  test('RES-9 gives both rewards: here salvage, and less panic on its continent', () => {
    const play = scout({ panic: { 'north-america': 4, europe: 4 } });
    expect(play.board.salvage).toHaveLength(2);
    expect(play.board.continents).toMatchObject({ 'north-america': { panic: 3 }, europe: { panic: 4 } });
  });

  test('RES-9 TAB-3 its reward lowers panic even on a fallen continent', () => {
    const play = scout({ panic: { 'north-america': 8 } });
    expect(play.board.continents['north-america']).toMatchObject({ panic: 7, zone: 'red' });
    play.do('done', { as: leader });
    expect(play.view.reports[0]?.panic['north-america']).toBe('red');
  });

  test('RES-9 FIN-12 a reward for the most panicked continent skips fallen ones', () => {
    const play = done('buried-hangar', ['sniper-1', 'sniper-1', 'sniper-1'], {
      missionEnemies: ['floater-raider', 'floater-raider'],
      damage: 5,
      panic: { africa: 0, asia: 8, europe: 6, australia: 1, 'north-america': 1, 'south-america': 1 },
    });
    expect(play.board.base.damage).toBe(3);
    expect(play.board.continents).toMatchObject({ asia: { panic: 8 }, europe: { panic: 5 } });
  });

  test('RES-9 the Squad Leader answers a question of a reward', () => {
    const play = done('temple-beacon', ['sniper-1', 'sniper-1', 'support-1'], {
      missionEnemies: ['floater-raider'],
      panic: { 'south-america': 4 },
      ufos: { orbit: 1, asia: 1 },
    });
    expect(play.board.continents['south-america'].panic).toBe(2);
    expect(play.board.choice).toEqual({ role: 'squad-leader', about: 'space', options: ['asia', 'orbit'] });
    expect(play.refused('done', { as: leader })).toEqual({ code: 'choose-first' });
    play.do({ type: 'choose', option: 'orbit' }, { as: leader });
    expect(play.board.orbit.ufos).toBe(0);
    expect(play.view.step).toBe('missions');
  });

  test('RES-11 is read off the board and counted in one round only', () => {
    const play = onMission(
      'council-witness',
      { units: at('mission', 'assault-1', 'support-1') },
      { cues: ['new-technology', 'ending'] },
    );
    for (const soldier of ['assault-1', 'support-1', 'assault-1']) succeed(play, soldier);
    expect(play.board.credits.emergency).toBe(13);
    expect(play.view.missionsCompleted).toBe(0);
    play.nextRound();
    expect(play.view).toMatchObject({ round: 2, missionsCompleted: 1 });
    play.nextRound();
    expect(play.view).toMatchObject({ round: 3, missionsCompleted: 1 });
    expect(play.view.reports.map(({ missionCompleted }) => missionCompleted)).toEqual([true, false]);
  });

  test('ACT-MISSION RES-9 is complete as soon as it is taken if no enemy was left for any part', () => {
    const enemy = { enemy: true } as const;
    const mission = {
      id: 'only-enemies',
      continent: 'asia',
      parts: [enemy, enemy, enemy],
      rewards: [
        { do: 'gain-credits', count: 3, to: 'emergency' },
        { do: 'repair-base', by: 1 },
      ],
    } as const;
    const pack = packOf('enemies', { ...standardCards, missions: [...standardCards.missions, mission] });
    const all = table({ begin: 'ending' }, { pack }).state.hidden.decks.enemy;
    const play = onMission('only-enemies', { units: at('mission', 'heavy-1'), salvage: all }, { pack });
    expect(play.board).toMatchObject({ mission: null, task: null, credits: { emergency: 13 } });
    expect(play.placeOf('heavy-1')).toBe('reserve');
    play.do('done', { as: leader });
    expect(play.view.missionsCompleted).toBe(1);
  });

  test('RES-9 TSK-4 can come from a lost roll: the dead go to the pool, the others to reserve', () => {
    const play = onMission('council-witness', { units: at('mission', 'assault-1', 'support-1') });
    succeed(play, 'assault-1');
    succeed(play, 'support-1');
    place(play, 'assault-1', 0);
    rollAndApply(play, [6], 1);
    expect(play.board.mission).toBeNull();
    expect([play.placeOf('assault-1'), play.placeOf('support-1')]).toEqual(['pool', 'reserve']);
    expect(play.board.credits.emergency).toBe(13);
  });

  test('RES-9 counts even if its last soldier dies in the last part', () => {
    const play = onMission('council-witness', { units: at('mission', 'assault-1', 'support-1') });
    succeed(play, 'assault-1');
    place(play, 'support-1', 0);
    rollAndApply(play, [6], 2);
    expect(play.placeOf('support-1')).toBe('pool');
    place(play, 'assault-1', 0);
    rollAndApply(play, [6], 2);
    expect(play.board).toMatchObject({ mission: null, task: null, credits: { emergency: 13 } });
    play.do('done', { as: leader });
    expect(play.view).toMatchObject({ round: 2, missionsCompleted: 1 });
  });
});
