import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';

const on = (soldier: string, icon: number | null) => ({ type: 'place', soldier, icon }) as const;

/** At a Muton Elite with three icons: firepower★, critical, positioning. */
function base(): Play {
  const play = table({
    begin: 'base-defense',
    enemies: ['muton-elite', 'sectoid-drone'],
    inPlay: ['field-medics'],
    units: at('base', 'heavy-1', 'sniper-1', 'assault-1', 'support-1'),
  });
  play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
  return play;
}

const soldiers = (play: Play) => play.board.task?.soldiers;

describe('a soldier on an icon', () => {
  test('RES-7 needs the skill', () => {
    const play = base();
    expect(play.refused(on('support-1', 0), { as: leader })).toEqual({ code: 'lacks-skill', skill: 'firepower' });
    expect(play.refused(on('heavy-1', 1), { as: leader })).toEqual({ code: 'lacks-skill', skill: 'critical' });
    expect(play.do(on('heavy-1', 0), { as: leader })).toEqual(['soldier-placed']);
    expect(soldiers(play)).toEqual({ 'heavy-1': 0 });
  });

  test('RES-7 must be alone on it', () => {
    const play = base();
    play.do(on('heavy-1', 0), { as: leader });
    expect(play.refused(on('assault-1', 0), { as: leader })).toEqual({ code: 'icon-taken', icon: 0 });
    expect(play.refused(on('heavy-1', 0), { as: leader })).toEqual({ code: 'icon-taken', icon: 0 });
    play.do(on('heavy-1', null), { as: leader });
    play.do(on('assault-1', 0), { as: leader });
    expect(soldiers(play)).toEqual({ 'assault-1': 0 });
  });

  test('RES-7 RES-9 may be moved or taken off before each roll', () => {
    const play = base();
    play.do(on('sniper-1', 1), { as: leader });
    play.do(on('sniper-1', 2), { as: leader });
    expect(soldiers(play)).toEqual({ 'sniper-1': 2 });
    rollAndApply(play, [1]);
    play.do(on('sniper-1', 1), { as: leader });
    play.do(on('sniper-1', null), { as: leader });
    expect(soldiers(play)).toEqual({});
    expect(play.refused(on('sniper-1', null), { as: leader })).toEqual({ code: 'not-on-icon', unit: 'sniper-1' });
  });

  test('FIN-10 stays there from roll to roll, until the task changes', () => {
    const play = base();
    play.do(on('heavy-1', 0), { as: leader });
    rollAndApply(play, [1, 1]);
    expect(soldiers(play)).toEqual({ 'heavy-1': 0 });
    play.do({ type: 'take', task: { enemy: 1 } }, { as: leader });
    expect(soldiers(play)).toEqual({});
  });

  test('RES-7 must be at the place of the task, and the icon must exist', () => {
    const play = base();
    expect(play.refused(on('heavy-2', 0), { as: leader })).toEqual({ code: 'not-there', unit: 'heavy-2' });
    expect(play.refused(on('nobody', 0), { as: leader })).toEqual({ code: 'not-there', unit: 'nobody' });
    for (const icon of [3, -1, 0.5]) {
      expect(play.refused(on('heavy-1', icon), { as: leader })).toEqual({ code: 'no-such-icon', icon });
    }
  });

  test('TSK-9 does not move while a roll is not applied', () => {
    const play = base();
    play.do(on('heavy-1', 0), { as: leader });
    play.do({ type: 'roll', faces: { xcom: [1, 1], alien: 8 } }, { as: leader });
    expect(play.refused(on('sniper-1', 1), { as: leader })).toEqual({ code: 'apply-first' });
    expect(play.refused(on('heavy-1', null), { as: leader })).toEqual({ code: 'apply-first' });
  });

  test('RES-9 must be on the mission to work on it', () => {
    const play = table({
      begin: 'missions',
      mission: 'lost-patrol',
      units: [...at('mission', 'sniper-1'), ...at('base', 'assault-1')],
    });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    expect(play.refused(on('assault-1', 0), { as: leader })).toEqual({ code: 'not-there', unit: 'assault-1' });
    play.do(on('sniper-1', 0), { as: leader });
    expect(soldiers(play)).toEqual({ 'sniper-1': 0 });
  });
});

describe('placing', () => {
  test('TSK-2 is only for tasks with icons', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(play.refused(on('satellite-1', 0))).toEqual({ code: 'no-icons' });
  });

  test('RES-7 is for the Squad Leader, with an enemy taken', () => {
    for (const as of [officer, commander]) {
      expect(base().refused(on('heavy-1', 0), { as })).toEqual({ code: 'not-your-step', role: 'squad-leader' });
    }
    const play = base();
    play.do('stop', { as: leader });
    expect(play.refused(on('heavy-1', 0), { as: leader })).toEqual({ code: 'no-task' });
  });

  test('RES-7 waits while a card asks, and needs a board', () => {
    expect(given().refused(on('heavy-1', 0))).toEqual({ code: 'no-board' });
    const play = base();
    play.do({ type: 'use', card: 'field-medics' }, { as: leader });
    expect(play.refused(on('heavy-1', 0), { as: leader })).toEqual({ code: 'choose-first' });
  });
});
