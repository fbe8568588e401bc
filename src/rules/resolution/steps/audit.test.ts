import { describe, expect, test } from 'vitest';
import { at, commander, leader, type Play, table } from '../../../../tests/tools/given.ts';
import type { Position } from '../../index.ts';

/** Eight units, at least one in every place that costs a credit, one of them exhausted. */
const everywhere: Position = {
  labs: [{ tech: 'missile-pods' }],
  mission: 'lost-patrol',
  finalMission: 'available',
  inPlay: ['ion-lance'],
  units: [
    ...at('lab:1', 'scientist-1'),
    { id: 'satellite-1', at: 'orbit', exhausted: true },
    ...at('continent:asia', 'interceptor-1', 'interceptor-2'),
    ...at('base', 'heavy-1'),
    ...at('mission', 'sniper-1', 'sniper-2'),
    ...at('final-mission', 'support-1'),
  ],
};

const steps = { africa: 1, asia: 2, europe: 3, australia: 4, 'north-america': 6, 'south-america': 0 };
const panicOf = (play: Play) =>
  Object.fromEntries(Object.entries(play.board.continents).map(([continent, { panic }]) => [continent, panic]));

/** A table after its audit, held at the recruit step if credits are left, or else at a later one. */
const audited = (position: Position): Play => table({ begin: 'audit', panic: steps, ...position });

describe('the audit', () => {
  test('RES-1 costs a credit for each unit on the board, whatever its place and state', () => {
    const play = audited({ ...everywhere, budget: 9 });
    expect(play.view.step).toBe('recruit');
    expect(play.board.credits.budget).toBe(1);
    expect(panicOf(play)).toEqual(steps);
  });

  test('RES-1 CRD-4 costs nothing for units on cards, in reserve or in the pool', () => {
    const play = audited({ inPlay: ['ion-lance'], units: at('card:ion-lance', 'satellite-1'), budget: 1 });
    expect(play.view.step).toBe('recruit');
    expect(play.board.credits.budget).toBe(1);
  });

  test('RES-1 costs nothing on an empty board, and emits no event for it', () => {
    const play = audited({ budget: 3 });
    expect(play.view.step).toBe('recruit');
    expect(play.board.credits.budget).toBe(3);
    expect(play.log.filter(({ type }) => type === 'credits-changed')).toEqual([]);
  });

  test('RES-1 is paid from the budget and never from Emergency Funding', () => {
    const play = audited({ ...everywhere, budget: 8, emergency: 7 });
    expect(play.board.credits).toEqual({ budget: 0, emergency: 7 });
    expect(panicOf(play)).toEqual(steps);
  });

  test('RES-1 FIN-12 each missing credit raises the most panicked continent that has not fallen, one at a time', () => {
    const play = audited({ ...everywhere, budget: 5 });
    // North America falls with the second missing credit. Then Australia is the most panicked.
    expect(panicOf(play)).toEqual({ ...steps, 'north-america': 8, australia: 5 });
    expect(play.board.credits.budget).toBe(0);
  });

  test('RES-1 soldiers who stayed on a mission from last round are paid for too', () => {
    const play = audited({ mission: 'lost-patrol', units: at('mission', 'sniper-1'), budget: 0 });
    expect(panicOf(play)).toEqual({ ...steps, 'north-america': 7 });
  });

  test('RES-1 the Commander breaks a tie, and is asked again only for a new one', () => {
    const tied = { africa: 3, asia: 3, europe: 3, australia: 0, 'north-america': 0, 'south-america': 8 };
    const play = audited({ panic: tied, units: at('base', 'heavy-1', 'heavy-2', 'sniper-1'), budget: 0 });
    expect(play.view.step).toBe('audit');
    expect(play.board.choice).toEqual({
      role: 'commander',
      about: 'continent',
      options: ['europe', 'africa', 'asia'],
    });
    play.do({ type: 'choose', option: 'africa' }, { as: commander });
    // Africa is now alone at the top, so the rest needs no choice.
    expect(panicOf(play)).toEqual({ ...tied, africa: 6 });
    expect(play.view.step).not.toBe('audit');
  });

  test('RES-1 cannot be finished while a tie waits for a choice', () => {
    const tied = { africa: 3, asia: 3, europe: 0, australia: 0, 'north-america': 0, 'south-america': 0 };
    const play = audited({ panic: tied, units: at('base', 'heavy-1'), budget: 0 });
    expect(play.refused('done', { as: commander })).toEqual({ code: 'choose-first' });
    expect(play.refused('done', { as: leader })).toEqual({ code: 'not-your-step', role: 'commander' });
  });

  test('RES-1 TAB-3 missing credits change nothing if every continent has fallen', () => {
    const fallen = { africa: 8, asia: 8, europe: 8, australia: 8, 'north-america': 8, 'south-america': 8 };
    const play = audited({ panic: fallen, units: at('base', 'heavy-1'), enemies: ['muton-grunt'], budget: 0 });
    expect(play.view.step).toBe('base-defense');
    expect(panicOf(play)).toEqual(fallen);
  });
});
