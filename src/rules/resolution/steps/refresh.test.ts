import { describe, expect, test } from 'vitest';
import { at, commander, leader, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';

const unit = (play: Play, id: string) => play.board.units.find((one) => one.id === id);

/** A table that begins at refresh and has passed on to the next round. */
const refreshed = (position: Position): Play => table({ begin: 'refresh', ...position });

describe('refresh', () => {
  test('RES-12 readies exhausted satellites and scientists in reserve, but not those on the board', () => {
    const play = refreshed({
      labs: [{ tech: 'missile-pods' }],
      units: [
        { id: 'satellite-1', at: 'reserve', exhausted: true },
        { id: 'satellite-2', at: 'orbit', exhausted: true },
        { id: 'scientist-1', at: 'reserve', exhausted: true },
        { id: 'scientist-2', at: 'lab:1', exhausted: true },
      ],
    });
    expect(['satellite-1', 'satellite-2', 'scientist-1', 'scientist-2'].map((id) => unit(play, id)?.exhausted)).toEqual(
      [false, true, false, true],
    );
  });

  test('RES-13 RES-12 units exhausted on the board return exhausted, miss a round, and are then readied', () => {
    const cues = ['new-technology', 'deploy-satellites', 'ending'] as const;
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') }, { cues });
    rollAndApply(play, [6], 1);
    play.nextRound();
    expect(unit(play, 'satellite-1')).toMatchObject({ at: 'reserve', exhausted: true });
    play.until('deploy-satellites');
    expect(play.refused({ type: 'assign', units: ['satellite-1'], to: 'orbit' })).toEqual({
      code: 'exhausted',
      unit: 'satellite-1',
    });
    play.nextRound();
    expect(play.view.round).toBe(3);
    expect(unit(play, 'satellite-1')).toMatchObject({ at: 'reserve', exhausted: false });
  });

  test('RES-12 CRD-3 readies exhausted cards', () => {
    const play = table({ begin: 'global-defense', ufos: { asia: 1 }, units: at('continent:asia', 'interceptor-1') });
    play.do({ type: 'use', card: 'decoy-signal' });
    expect(play.board.inPlay.find(({ card }) => card === 'decoy-signal')?.exhausted).toBe(true);
    play.do('done', { as: commander });
    expect(play.view.round).toBe(2);
    expect(play.board.inPlay.every(({ exhausted }) => !exhausted)).toBe(true);
  });

  test('RES-12 CRD-3 CRD-8 puts discarded salvage, enemies and crises under their decks', () => {
    const play = table({
      begin: 'crises',
      crisisPool: ['market-crash', 'mass-hysteria'],
      enemies: ['muton-grunt', 'sectoid-scout'],
      salvage: ['floater-raider'],
      labs: [{ tech: 'missile-pods' }],
      units: [...at('lab:1', 'scientist-1'), ...at('base', 'heavy-1')],
    });
    expect(play.board.decks.crisis).toEqual({ left: 22, discard: ['market-crash', 'mass-hysteria'] });
    const { left } = play.board.decks.enemy;
    play.do({ type: 'use', card: 'dissection-table' }, { as: scientist });
    expect(play.board.decks.enemy).toEqual({ left, discard: ['floater-raider'] });
    play.do('done', { as: scientist });
    play.do('done', { as: leader });
    expect(play.view.round).toBe(2);
    expect(play.board.decks.crisis).toEqual({ left: 24, discard: [] });
    expect(play.board.decks.enemy).toEqual({ left: left + 3, discard: [] });
    expect(play.state.hidden.decks.enemy.slice(-3).toSorted()).toEqual([
      'floater-raider',
      'muton-grunt',
      'sectoid-scout',
    ]);
    expect(play.state.hidden.decks.crisis.slice(-2).toSorted()).toEqual(['market-crash', 'mass-hysteria']);
  });

  test('RES-12 keeps the order of the deck above the returned discards', () => {
    const position: Position = { crisisPool: ['market-crash', 'capital-riots'] };
    const before = table({ ...position, begin: 'deploy-satellites' });
    const play = table({
      ...position,
      begin: 'crises',
      panic: { asia: 4, europe: 0, africa: 0, australia: 0, 'north-america': 0, 'south-america': 0 },
    });
    expect(play.view.round).toBe(2);
    expect(play.state.hidden.decks.crisis.slice(0, 22)).toEqual(before.state.hidden.decks.crisis);
  });

  test('RES-12 shuffles the returned discards among themselves', () => {
    const pool = ['market-crash', 'jammed-uplink', 'lab-outbreak', 'border-panic', 'press-leak'];
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const play = table({ begin: 'crises', crisisPool: pool }, { seed });
      return play.state.hidden.decks.crisis.slice(-pool.length).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    for (const order of orders) expect(order.split(',').toSorted()).toEqual(pool.toSorted());
  });

  test('CRD-8 RES-12 an empty deck can be drawn from again in the next round', () => {
    const crises = [
      { id: 'first', effects: [{ do: 'gain-credits', count: 1, to: 'emergency' }] },
      { id: 'second', effects: [{ do: 'gain-credits', count: 1, to: 'emergency' }] },
    ] as const;
    const pack = packOf('two-crises', { ...standardCards, crises });
    const play = table({ begin: 'crises', crisisPool: ['first', 'second'] }, { pack, cues: ['crisis', 'ending'] });
    play.nextRound();
    expect(play.view).toMatchObject({ round: 2, cue: { kind: 'crisis' } });
    expect(play.board.choice?.options.toSorted()).toEqual(['first', 'second']);
  });

  test('RES-12 FIN-9 emits no event with nothing to ready and nothing discarded', () => {
    const play = refreshed({});
    const from = play.log.findIndex((event) => event.type === 'step-opened' && event.step === 'refresh');
    expect(play.log.slice(from + 1, from + 4)).toMatchObject([
      { type: 'step-closed', step: 'refresh' },
      { type: 'step-opened', step: 'return-units' },
      { type: 'step-closed', step: 'return-units' },
    ]);
  });
});

describe('return', () => {
  test('RES-13 CRD-4 all units on the board and on cards go to reserve, except soldiers on a mission', () => {
    const play = table({
      begin: 'return-units',
      labs: [{ tech: 'missile-pods' }],
      inPlay: ['ion-lance'],
      mission: 'lost-patrol',
      finalMission: 'available',
      units: [
        ...at('lab:1', 'scientist-1'),
        ...at('orbit', 'satellite-1'),
        ...at('card:ion-lance', 'satellite-2'),
        ...at('continent:asia', 'interceptor-1'),
        ...at('base', 'heavy-1'),
        ...at('mission', 'sniper-1'),
        ...at('final-mission', 'support-1'),
        ...at('card:officer-training', 'assault-1'),
      ],
    });
    expect(play.view.round).toBe(2);
    const places = ['scientist-1', 'satellite-1', 'satellite-2', 'interceptor-1', 'heavy-1', 'assault-1'];
    expect(places.map((id) => play.placeOf(id))).toEqual(Array(6).fill('reserve'));
    expect([play.placeOf('sniper-1'), play.placeOf('support-1')]).toEqual(['mission', 'final-mission']);
    expect([play.placeOf('assault-3'), play.placeOf('interceptor-8')]).toEqual(['pool', 'pool']);
  });

  test('RES-13 elite soldiers stay elite', () => {
    const play = table({ begin: 'return-units', units: [{ id: 'heavy-1', at: 'base', elite: true }] });
    expect(unit(play, 'heavy-1')).toMatchObject({ at: 'reserve', elite: true });
  });

  test('RES-13 the tech in a lab stays there with its markers', () => {
    const play = table({
      begin: 'return-units',
      labs: [{ tech: 'missile-pods', successes: 1 }],
      units: at('lab:1', 'scientist-1'),
    });
    expect(play.board.labs[0]).toEqual({ tech: 'missile-pods', successes: 1 });
  });
});
