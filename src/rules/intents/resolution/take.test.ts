import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { rollAndApply, use } from '../../../../tests/tools/hands.ts';
import type { Role } from '../../../content/roles.ts';
import { type Intent, legalIntents } from '../../index.ts';

type Taken = Extract<Intent, { type: 'take' }>['task'];

const take = (task: Taken) => ({ type: 'take', task }) as const;

const skies = (): Play =>
  table({
    begin: 'global-defense',
    ufos: { asia: 2, africa: 1, europe: 1 },
    inPlay: ['reserve-call-up'],
    units: [
      ...at('continent:asia', 'interceptor-1'),
      ...at('continent:africa', 'interceptor-2'),
      ...at('continent:australia', 'interceptor-3'),
    ],
  });

const base = (): Play =>
  table({
    begin: 'base-defense',
    enemies: ['muton-grunt', null, 'sectoid-scout'],
    units: at('base', 'heavy-1', 'sniper-1'),
  });

describe('continents', () => {
  test('RES-6 FIN-10 are taken in any order, each once', () => {
    const play = skies();
    for (const continent of ['africa', 'asia'] as const) {
      play.do(take({ continent }), { as: commander });
      expect(play.board.task).toMatchObject({ kind: 'global-defense', continent, dice: 1, threat: 1 });
      play.do('stop', { as: commander });
      expect(play.refused(take({ continent }), { as: commander })).toEqual({ code: 'nothing-to-take' });
    }
  });

  test('FIN-10 cannot be taken without UFOs or without interceptors', () => {
    for (const continent of ['europe', 'australia', 'north-america'] as const) {
      expect(skies().refused(take({ continent }), { as: commander })).toEqual({ code: 'nothing-to-take' });
    }
  });

  test('RES-6 must be finished before another is taken', () => {
    const play = skies();
    play.do(take({ continent: 'asia' }), { as: commander });
    expect(play.refused(take({ continent: 'africa' }), { as: commander })).toEqual({ code: 'stop-first' });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: commander });
    expect(play.refused(take({ continent: 'africa' }), { as: commander })).toEqual({ code: 'apply-first' });
  });
});

describe('enemies in the base', () => {
  test('RES-7 are picked in any order', () => {
    const play = base();
    play.do(take({ enemy: 2 }), { as: leader });
    expect(play.board.task).toMatchObject({ kind: 'base-defense', enemy: 2, soldiers: {} });
  });

  test('RES-7 may be switched between rolls and taken again: markers stay, soldiers step back', () => {
    const play = base();
    play.do(take({ enemy: 0 }), { as: leader });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: leader });
    rollAndApply(play, [6]);
    expect(play.do(take({ enemy: 2 }), { as: leader })).toEqual(['task-closed', 'task-opened']);
    expect(play.board.task).toMatchObject({ enemy: 2, soldiers: {} });
    expect(play.board.base.enemies[0]?.successes).toBe(1);
    play.do(take({ enemy: 0 }), { as: leader });
    play.do('stop', { as: leader });
    play.do(take({ enemy: 0 }), { as: leader });
    expect(play.board.task).toMatchObject({ enemy: 0, threat: 2 });
  });

  test('TSK-3 RES-7 dice added by a card are lost when another enemy is taken', () => {
    const play = table({
      begin: 'base-defense',
      enemies: ['muton-grunt', 'muton-brawler'],
      inPlay: ['outback-range'],
      units: at('base', 'heavy-1', 'support-1'),
    });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: leader });
    use(play, 'outback-range');
    expect(play.board.task?.dice).toBe(3);
    play.do({ type: 'take', task: { enemy: 1 } }, { as: leader });
    play.do({ type: 'place', soldier: 'support-1', icon: 0 }, { as: leader });
    expect(play.board.task).toMatchObject({ enemy: 1, dice: 1 });
    play.do('stop', { as: leader });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: leader });
    expect(play.board.task).toMatchObject({ enemy: 0, dice: 1 });
  });

  test('RES-7 cannot be switched while a roll is not applied, nor taken while already open', () => {
    const play = base();
    play.do(take({ enemy: 0 }), { as: leader });
    expect(play.refused(take({ enemy: 0 }), { as: leader })).toEqual({ code: 'nothing-to-take' });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: leader });
    play.do({ type: 'roll', faces: { xcom: [6], alien: 8 } }, { as: leader });
    expect(play.refused(take({ enemy: 2 }), { as: leader })).toEqual({ code: 'apply-first' });
  });

  test('FIN-10 cannot be taken at an empty place, or at one the base does not have', () => {
    for (const enemy of [1, 3, 4, -1, 0.5]) {
      expect(base().refused(take({ enemy }), { as: leader })).toEqual({ code: 'nothing-to-take' });
    }
  });
});

describe('missions', () => {
  const both = (): Play =>
    table({
      begin: 'missions',
      mission: 'lost-patrol',
      finalMission: 'available',
      units: [...at('mission', 'assault-1'), ...at('final-mission', 'assault-2')],
    });

  test("RES-9 FIN-10 are taken in the Squad Leader's order", () => {
    for (const mission of ['mission', 'final-mission'] as const) {
      const play = both();
      play.do(take({ mission }), { as: leader });
      expect(play.board.task).toMatchObject({ kind: mission, part: 0 });
    }
  });

  test('RES-9 must be finished before the other is taken, and are not taken again', () => {
    const play = both();
    play.do(take({ mission: 'final-mission' }), { as: leader });
    expect(play.refused(take({ mission: 'mission' }), { as: leader })).toEqual({ code: 'stop-first' });
    play.do('stop', { as: leader });
    expect(play.refused(take({ mission: 'final-mission' }), { as: leader })).toEqual({ code: 'nothing-to-take' });
    play.do(take({ mission: 'mission' }), { as: leader });
    expect(play.board.task?.kind).toBe('mission');
  });

  test('RES-9 cannot be taken without soldiers, nor the final mission before it is available', () => {
    const play = table({ begin: 'missions', mission: 'lost-patrol', units: at('mission', 'assault-1') });
    expect(play.refused(take({ mission: 'final-mission' }), { as: leader })).toEqual({ code: 'nothing-to-take' });
    const final = table({
      begin: 'missions',
      mission: 'lost-patrol',
      finalMission: 'available',
      units: at('final-mission', 'assault-1'),
    });
    expect(final.refused(take({ mission: 'mission' }), { as: leader })).toEqual({ code: 'nothing-to-take' });
  });
});

describe('take', () => {
  const offered = (play: Play, as: Role) =>
    legalIntents(play.open, as).flatMap((move) => (move.type === 'take' ? [move.task] : []));

  test('FIN-10 lists what can be taken, and nothing while a roll is not applied or a card asks', () => {
    const play = skies();
    expect(offered(play, commander)).toEqual([{ continent: 'africa' }, { continent: 'asia' }]);
    expect(offered(play, officer)).toEqual([]);
    play.do(take({ continent: 'asia' }), { as: commander });
    expect(offered(play, commander)).toEqual([]);
    const asking = skies();
    asking.do({ type: 'use', card: 'reserve-call-up' }, { as: commander });
    expect(offered(asking, commander)).toEqual([]);
    const enemies = base();
    expect(offered(enemies, leader)).toEqual([{ enemy: 0 }, { enemy: 2 }]);
    enemies.do(take({ enemy: 2 }), { as: leader });
    expect(offered(enemies, leader)).toEqual([{ enemy: 0 }]);
    enemies.do({ type: 'place', soldier: 'sniper-1', icon: 0 }, { as: leader });
    enemies.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: leader });
    expect(offered(enemies, leader)).toEqual([]);
  });

  test('FIN-10 is for global defence, base defence and missions only', () => {
    const orbit = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(orbit.refused(take({ continent: 'asia' }))).toEqual({ code: 'nothing-to-take' });
    const timed = table({ begin: 'deploy-satellites' });
    expect(timed.refused(take({ continent: 'asia' }), { as: commander })).toEqual({ code: 'nothing-to-take' });
    expect(skies().refused(take({ enemy: 0 }), { as: commander })).toEqual({ code: 'nothing-to-take' });
    expect(base().refused(take({ continent: 'asia' }), { as: leader })).toEqual({ code: 'nothing-to-take' });
    expect(base().refused(take({}), { as: leader })).toEqual({ code: 'nothing-to-take' });
  });

  test('RES-6 RES-7 is for the role of the open step', () => {
    for (const as of [officer, leader, scientist]) {
      expect(skies().refused(take({ continent: 'asia' }), { as })).toEqual({
        code: 'not-your-step',
        role: 'commander',
      });
    }
    expect(base().refused(take({ enemy: 0 }), { as: commander })).toEqual({
      code: 'not-your-step',
      role: 'squad-leader',
    });
  });

  test('RES-6 waits while a card asks, and needs a board', () => {
    expect(given().refused(take({ continent: 'asia' }))).toEqual({ code: 'no-board' });
    const play = skies();
    play.do({ type: 'use', card: 'reserve-call-up' }, { as: commander });
    expect(play.refused(take({ continent: 'asia' }), { as: commander })).toEqual({ code: 'choose-first' });
  });
});
