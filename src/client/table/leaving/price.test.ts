// The price of leaving, computed with the rules on each board.

import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { mover, rollAndApply, trial } from '../../../../tests/tools/hands.ts';
import { standardPack } from '../../../content/standard/pack.ts';
import { hasBoard, type Playing, type Position } from '../../../rules/index.ts';
import { isFree, type Leaving, type Left, leave } from './price.ts';

const playing = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const left = (play: Play, how: Leaving): Left => leave(playing(play), how, mover(play));

const even = { africa: 3, asia: 3, europe: 3, australia: 3, 'north-america': 3, 'south-america': 3 };
const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];

const free = { panic: [], somewhere: 0, damage: null, lost: null };

describe('the price of leaving', () => {
  const final: Position = {
    begin: 'missions',
    finalMission: 'available',
    panic: { ...even, europe: 8, asia: 8 },
    units: at('final-mission', ...squad),
  };

  test('RES-9 RES-10 the final mission as the last chance: the Earth', () => {
    const play = table(final);
    expect(left(play, 'done')).toEqual({ price: { ...free, lost: 'panic' }, doomed: 'panic' });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
    expect(left(play, 'stop')).toEqual({ price: { ...free, lost: 'panic' }, doomed: 'panic' });
    expect(left(play, 'done').price.lost).toBe('panic');
  });

  test('RES-9 a mission while the Earth still stands: nothing, since the soldiers stay', () => {
    const play = table({
      begin: 'missions',
      mission: 'council-witness',
      units: at('mission', 'assault-1', 'support-1'),
    });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    expect(left(play, 'stop')).toEqual({ price: free, doomed: null });
  });

  test('RES-9 TAB-3 a mission whose reward would raise a fallen continent: the Earth', () => {
    const play = table({
      begin: 'missions',
      mission: 'temple-beacon',
      panic: { ...even, [standardPack.mission.get('temple-beacon')?.continent ?? '']: 8, africa: 8 },
      units: at('mission', ...squad),
    });
    expect(left(play, 'done').price.lost).toBe('panic');
  });

  test('RES-4 research: nothing', () => {
    const play = table({ begin: 'research', labs: [{ tech: 'clean-room' }], units: at('lab:1', 'scientist-1') });
    expect(isFree(left(play, 'stop').price)).toBe(true);
    expect(isFree(leave(playing(play), 'done', scientist).price)).toBe(true);
  });

  test('RES-6 a continent: its panic, its fall, and the Earth with it', () => {
    const sky = (asia: number, europe = 3): Play => {
      const play = table({
        begin: 'global-defense',
        panic: { ...even, asia, europe },
        ufos: { asia: 2, africa: 1 },
        units: [...at('continent:asia', 'interceptor-1'), ...at('continent:africa', 'interceptor-2')],
      });
      play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
      return play;
    };
    const asia = { continent: 'asia', from: 4, to: 6, falls: false };
    expect(left(sky(4), 'stop').price).toEqual({ ...free, panic: [asia] });
    expect(left(sky(7), 'stop').price.panic).toEqual([{ continent: 'asia', from: 7, to: 8, falls: true }]);
    expect(left(sky(6, 8), 'stop').price).toMatchObject({ lost: 'panic' });
    // Leaving the step leaves both.
    const africa = { continent: 'africa', from: 3, to: 4, falls: false };
    expect(left(sky(4), 'done').price).toEqual({ ...free, panic: [africa, asia] });
  });

  test('RES-5 UFOs in orbit: spaces of panic somewhere, or the only continent that can be meant', () => {
    const orbit = (panic: Position['panic']): Play =>
      table({ begin: 'orbital-defense', panic, ufos: { orbit: 2 }, units: at('orbit', 'satellite-1') });
    expect(left(orbit(even), 'stop').price).toEqual({ ...free, somewhere: 2 });
    const calm = left(orbit({ ...even, asia: 0 }), 'stop').price;
    expect(calm).toEqual({ ...free, panic: [{ continent: 'asia', from: 0, to: 2, falls: false }] });
    const last = { africa: 8, asia: 7, europe: 7, australia: 7, 'north-america': 7, 'south-america': 7 };
    expect(left(orbit(last), 'stop').price.lost).toBe('panic');
  });

  test('RES-7 enemies: their damage and what is critical about it, and the base', () => {
    const base = (damage: number): Play =>
      table({
        begin: 'base-defense',
        damage,
        panic: { ...even, asia: 4 },
        enemies: ['muton-grunt'],
        units: at('base', ...squad),
      });
    expect(left(base(0), 'done').price).toEqual({ ...free, damage: { from: 0, to: 1 } });
    expect(left(base(2), 'done').price).toEqual({
      ...free,
      panic: [{ continent: 'asia', from: 4, to: 5, falls: false }],
      damage: { from: 2, to: 3 },
    });
    expect(left(base(7), 'done').price).toMatchObject({ lost: 'base-destroyed' });
  });

  test('RES-7 an enemy is left for free, since it can be taken again', () => {
    const play = table({ begin: 'base-defense', damage: 7, enemies: ['muton-grunt'], units: at('base', ...squad) });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    expect(left(play, 'stop')).toEqual({ price: free, doomed: null });
    expect(left(play, 'done').price.lost).toBe('base-destroyed');
  });

  test('it is what leaving adds, not what happens anyway', () => {
    const lost = { ...even, europe: 8, asia: 8 };
    const play = table({
      begin: 'research',
      panic: lost,
      labs: [{ tech: 'clean-room' }],
      units: at('lab:1', 'scientist-1'),
    });
    expect(left(play, 'stop')).toEqual({ price: free, doomed: 'panic' });
    // The final mission is still to come.
    const hope = table({
      begin: 'research',
      panic: lost,
      finalMission: 'available',
      labs: [{ tech: 'clean-room' }],
      units: [...at('lab:1', 'scientist-1'), ...at('final-mission', ...squad)],
    });
    expect(left(hope, 'stop')).toEqual({ price: free, doomed: null });
  });

  test('what has been rolled for is not lost', () => {
    const play = table({
      begin: 'global-defense',
      panic: even,
      ufos: { asia: 2 },
      units: at('continent:asia', 'interceptor-1', 'interceptor-2'),
    });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [6, 1]);
    expect(left(play, 'stop').price.panic).toEqual([{ continent: 'asia', from: 3, to: 4, falls: false }]);
  });

  test('RES-1 the timed phase: nothing can be done about the audit any more, so nothing is added', () => {
    const play = table({
      begin: 'ending',
      budget: 0,
      panic: { ...even, europe: 8, asia: 7 },
      units: at('base', 'heavy-1'),
    });
    expect(leave(playing(play), 'done', officer)).toEqual({ price: free, doomed: 'panic' });
  });

  test('what is refused costs nothing', () => {
    const play = trial({}, { begin: 'recruit', budget: 3 });
    expect(leave(playing(play), 'stop', commander)).toEqual({ price: free, doomed: null });
  });
});
