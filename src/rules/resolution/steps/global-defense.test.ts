import { describe, expect, test } from 'vitest';
import { at, commander, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';
import { legalIntents, type Position } from '../../index.ts';
import { byStep } from '../../state/cause.ts';

const calm = { africa: 0, asia: 0, europe: 0, australia: 0, 'north-america': 0, 'south-america': 0 };

const skies = (more: Position): Play => table({ begin: 'global-defense', panic: calm, ...more });

const panicOf = (play: Play) =>
  Object.fromEntries(Object.entries(play.board.continents).map(([continent, { panic }]) => [continent, panic]));

describe('global defence', () => {
  const attacked: Position = {
    ufos: { asia: 3, africa: 1, europe: 2 },
    units: [...at('continent:asia', 'interceptor-1', 'interceptor-2'), ...at('continent:africa', 'interceptor-3')],
  };

  test('RES-6 each success destroys a UFO, and panic rises only after all continents are done', () => {
    const play = skies(attacked);
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [5, 1]);
    play.do('stop', { as: commander });
    expect(play.board.continents.asia).toMatchObject({ ufos: 2, panic: 0 });
    play.do({ type: 'take', task: { continent: 'africa' } }, { as: commander });
    rollAndApply(play, [6]);
    expect(play.board.continents.africa.ufos).toBe(0);
    expect(panicOf(play)).toEqual(calm);
    play.do('done', { as: commander });
    expect(panicOf(play)).toEqual({ ...calm, asia: 2, europe: 2 });
  });

  test('RES-6 UFOs that are left stay', () => {
    const play = skies(attacked);
    play.do('done', { as: commander });
    expect(play.board.continents).toMatchObject({ asia: { ufos: 3 }, africa: { ufos: 1 }, europe: { ufos: 2 } });
    expect(panicOf(play)).toEqual({ ...calm, asia: 3, africa: 1, europe: 2 });
  });

  test('RES-6 successes beyond the number of UFOs have no effect', () => {
    const play = skies({ ufos: { asia: 1 }, units: at('continent:asia', 'interceptor-1', 'interceptor-2') });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [6, 6]);
    expect(play.board.continents.asia.ufos).toBe(0);
  });

  test('RES-6 TAB-3 panic rises no further than orange, and not at all on a fallen continent', () => {
    const play = skies({ panic: { ...calm, asia: 6, africa: 8 }, ufos: { asia: 5, africa: 2 } }).passSteps();
    expect(panicOf(play)).toEqual({ ...calm, asia: 8, africa: 8 });
    expect(play.log.filter(({ type }) => type === 'panic-changed')).toMatchObject([
      { continent: 'asia', by: 2, panic: 8, why: byStep('global-defense') },
    ]);
  });

  test('RES-6 a fallen continent can still be defended: its UFOs leave only in step 10', () => {
    const play = skies({
      panic: { ...calm, asia: 8 },
      ufos: { asia: 1 },
      units: at('continent:asia', 'interceptor-1'),
    });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [6]);
    expect(play.board.continents.asia.ufos).toBe(0);
  });

  test('RES-6 FIN-9 waits only for cards if no interceptor meets a UFO, and panic still rises', () => {
    const play = skies({ ufos: { asia: 2 }, units: at('continent:africa', 'interceptor-1') });
    expect(play.view.step).toBe('global-defense');
    expect(legalIntents(play.open, commander).map(({ type }) => type)).toEqual(['done']);
    expect(play.passSteps().view.round).toBe(2);
    expect(panicOf(play)).toEqual({ ...calm, asia: 2 });
  });

  test('RES-6 FIN-9 waits for the Commander even with nothing left to take', () => {
    const play = skies({ ufos: { asia: 1 }, units: at('continent:asia', 'interceptor-1') });
    expect(play.refused('done', { as: 'squad-leader' })).toEqual({ code: 'not-your-step', role: 'commander' });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [6]);
    expect(play.view.step).toBe('global-defense');
    play.do('done', { as: commander });
    expect(play.view.round).toBe(2);
  });

  test('TSK-7 TSK-8 a roll on the table is still applied after a card removes the last UFO', () => {
    const play = skies({ ufos: { asia: 1 }, units: at('continent:asia', 'interceptor-1') });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    play.do({ type: 'roll', faces: { xcom: [6], alien: 1 } }, { as: commander });
    play.do({ type: 'use', card: 'decoy-signal' }, { as: officer });
    expect(play.board.task?.roll).toMatchObject({ successes: 1, loss: true });
    expect(play.do('apply', { as: commander })).toEqual(['roll-applied', 'units-moved', 'task-closed']);
    expect(play.placeOf('interceptor-1')).toBe('pool');
  });

  test('TSK-7 a card that removes the last UFO ends the task', () => {
    const play = skies({ ufos: { asia: 1 }, units: at('continent:asia', 'interceptor-1') });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    play.do({ type: 'use', card: 'decoy-signal' }, { as: officer });
    expect(play.board.task).toBeNull();
    expect(play.board.orbit.ufos).toBe(1);
  });
});
