import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { byStep, isSameCause } from '../../state/cause.ts';

const choose = (option: string) => ({ type: 'choose', option }) as const;

/** Two continents at the top, two at the bottom. */
const panic = { africa: 3, asia: 3, europe: 2, australia: 2, 'north-america': 1, 'south-america': 1 };

/** One credit is missing, and two continents tie for the panic it causes. */
const indebted = (): Play => table({ begin: 'audit', panic, ufos: { africa: 1 }, units: at('base', 'heavy-1') });

describe('a tie', () => {
  test('RES-1 FIN-12 for the most panicked asks the Commander to pick one of the tied continents', () => {
    const play = indebted();
    expect(play.board.choice).toEqual({ role: 'commander', about: 'continent', options: ['africa', 'asia'] });
    play.do(choose('asia'), { as: commander });
    expect(play.last.filter(({ why }) => isSameCause(why, byStep('audit'))).slice(0, 2)).toMatchObject([
      { type: 'chosen', option: 'asia' },
      { type: 'panic-changed', continent: 'asia', panic: 4 },
    ]);
    expect(play.board.choice).toBeNull();
  });

  test('RES-5 FIN-12 for the least panicked asks the Commander too', () => {
    const play = table({ begin: 'orbital-defense', panic, ufos: { orbit: 1 } });
    expect(play.board.choice).toEqual({
      role: 'commander',
      about: 'continent',
      options: ['north-america', 'south-america'],
    });
    play.do(choose('north-america'), { as: commander });
    expect(play.board.continents).toMatchObject({ 'north-america': { panic: 2 }, 'south-america': { panic: 1 } });
  });

  test('RES-5 is resolved one UFO at a time, asking again for each new tie', () => {
    const play = table({ begin: 'orbital-defense', panic, ufos: { orbit: 3 } });
    play.do(choose('north-america'), { as: commander });
    // South America is the only calmest now; after it, four are level.
    expect(play.board.choice?.options).toEqual(['north-america', 'south-america', 'europe', 'australia']);
    play.do(choose('europe'), { as: commander });
    expect(play.board.continents).toMatchObject({
      'north-america': { panic: 2 },
      'south-america': { panic: 2 },
      europe: { panic: 3 },
      australia: { panic: 2 },
    });
    expect(play.view.round).toBe(2);
  });

  test('FIN-12 never includes a fallen continent', () => {
    const play = table({ begin: 'audit', panic: { ...panic, africa: 8, asia: 7 }, units: at('base', 'heavy-1') });
    expect(play.board.continents.asia.panic).toBe(8);
    expect(play.log.filter(({ type }) => type === 'choice-opened')).toEqual([]);
  });
});

describe('an answer', () => {
  test('RES-1 is accepted only from the role asked, and only if it is an option', () => {
    const play = indebted();
    for (const as of [officer, scientist, leader]) {
      expect(play.refused(choose('asia'), { as })).toEqual({ code: 'not-your-choice', role: 'commander' });
    }
    expect(play.refused(choose('europe'), { as: commander })).toEqual({
      code: 'no-such-option',
      options: ['africa', 'asia'],
    });
  });

  test('RES-1 is an event of its own before its effects, with the step that asked as the cause', () => {
    const play = indebted();
    play.do(choose('africa'), { as: commander });
    expect(play.last.slice(0, 2)).toEqual([
      { type: 'chosen', at: 0, why: byStep('audit'), seat: commander, option: 'africa' },
      { type: 'panic-changed', at: 0, why: byStep('audit'), seat: commander, continent: 'africa', by: 1, panic: 4 },
    ]);
  });

  test('RES-1 must be given before the step goes on', () => {
    const play = indebted();
    expect(play.refused('done', { as: commander })).toEqual({ code: 'choose-first' });
    expect(play.refused({ type: 'buy', kind: 'heavy' }, { as: commander })).toEqual({ code: 'not-now' });
    expect(play.refused('roll', { as: commander })).toEqual({ code: 'choose-first' });
  });
});
