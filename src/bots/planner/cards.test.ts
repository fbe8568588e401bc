import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, table } from '../../../tests/tools/given.ts';
import { packOf } from '../../content/cards/pack.ts';
import type { Role } from '../../content/roles.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { type Position, seededDice } from '../../rules/index.ts';
import { plannerWith, weights } from '../index.ts';

/** A planner that uses cards for any gain. */
const eager = plannerWith({ ...weights, use: 0.01 });

const next = (play: Play, role: Role) => eager(play.open, [role], seededDice('x').draws('x'))?.intent;

/** Global defence with one UFO each in Europe and Asia, and an interceptor only in Europe. */
const globalDefense = (panic: number, inPlay: readonly string[], pack?: Parameters<typeof packOf>[1]) => {
  const units = at('continent:europe', 'interceptor-1');
  const position: Position = {
    begin: 'global-defense',
    ufos: { europe: 1, asia: 1 },
    panic: { asia: panic },
    units,
    inPlay,
  };
  return table(position, pack ? { pack: packOf('more', pack) } : {});
};

describe('the planner uses a card at its best moment', () => {
  test('RES-6 uses a decoy after the last global defence task', () => {
    const play = globalDefense(4, []);
    expect(next(play, officer)).toBe(undefined);
    play.do({ type: 'take', task: { continent: 'europe' } }, { as: commander });
    expect(next(play, officer)).toBe(undefined);
    play.do('stop', { as: commander });
    expect(next(play, officer)).toEqual({ type: 'use', card: 'decoy-signal' });
  });

  test('TAB-3 lowers panic before a continent falls, otherwise as late as possible', () => {
    const calm = {
      id: 'calm',
      owner: 'commander',
      cost: 1,
      phase: 'resolution',
      price: { exhaust: true },
      effects: [{ do: 'lower-panic', by: 1, on: 'chosen' }],
    } as const;
    const cards = { ...standardCards, techs: [...standardCards.techs, calm] };
    const [falling, standing] = [7, 5].map((panic) => {
      const play = globalDefense(panic, ['calm'], cards);
      play.do({ type: 'take', task: { continent: 'europe' } }, { as: commander });
      play.do('stop', { as: commander });
      return next(play, commander);
    });
    expect(falling).toEqual({ type: 'use', card: 'calm' });
    expect(standing).toEqual({ type: 'done' });
  });

  test('RES-7 does not repair the base before its enemies have dealt damage', () => {
    const play = table({ begin: 'base-defense', damage: 4, enemies: ['sectoid-scout'], inPlay: ['repair-drones'] });
    expect(next(play, officer)).toBe(undefined);
    expect(next(play, leader)).toEqual({ type: 'done' });
  });

  test('RES-3 discards a crisis in the last cue, when all crises are known', () => {
    const crisisPool = ['capital-riots'];
    expect(next(table({ begin: 'defend-base', crisisPool }), leader)).toEqual({ type: 'done' });
    expect(next(table({ begin: 'ending', crisisPool }), leader)).toEqual({ type: 'use', card: 'covert-team' });
  });

  test('RES-7 reinforces the base before soldiers fight', () => {
    const units = at('base', 'heavy-1');
    const play = table({ begin: 'base-defense', enemies: ['sectopod-siege'], inPlay: ['drop-harness'], units });
    expect(next(play, leader)).toEqual({ type: 'use', card: 'drop-harness' });
  });
});
