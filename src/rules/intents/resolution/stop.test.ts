import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';

describe('stopping', () => {
  test('TSK-10 before any roll declines the task, and what it threatens still happens', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 1 },
      panic: { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 },
      units: at('orbit', 'satellite-1'),
    });
    expect(play.do('stop')).toEqual(['task-closed']);
    expect(play.board.task).toBeNull();
    play.do('done');
    expect(play.board.continents.africa.panic).toBe(1);
    expect(play.board.orbit.ufos).toBe(1);
  });

  test('TSK-10 TSK-7 after a roll leaves the remaining units unused', () => {
    const play = table({
      begin: 'global-defense',
      ufos: { asia: 3 },
      panic: { asia: 0 },
      units: at('continent:asia', 'interceptor-1'),
    });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [6]);
    play.do('stop', { as: commander });
    expect(play.refused({ type: 'take', task: { continent: 'asia' } }, { as: commander }).code).toBe('nothing-to-take');
    play.do('done', { as: commander });
    expect(play.board.continents.asia).toMatchObject({ panic: 2, ufos: 2 });
  });

  test('TSK-10 with `done` before any roll declines all that is left', () => {
    const play = table({
      begin: 'base-defense',
      enemies: ['muton-grunt', 'sectoid-scout'],
      damage: 0,
      units: at('base', 'heavy-1'),
    });
    play.do({ type: 'take', task: { enemy: 1 } }, { as: leader });
    play.do('done', { as: leader });
    expect(play.board.base).toMatchObject({ damage: 2, enemies: [null, null, null, null] });
  });

  test('TSK-9 is refused while a roll is not applied, and so is `done`', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } });
    expect(play.refused('stop')).toEqual({ code: 'apply-first' });
    expect(play.refused('done')).toEqual({ code: 'apply-first' });
  });

  test('TSK-1 needs a board, the right role, and a task', () => {
    expect(given().refused('stop')).toEqual({ code: 'no-board' });
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(play.refused('stop', { as: leader })).toEqual({ code: 'not-your-step', role: 'central-officer' });
    play.do('stop', { as: officer });
    expect(play.refused('stop')).toEqual({ code: 'no-task' });
  });
});
