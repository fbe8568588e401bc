import { describe, expect, test } from 'vitest';
import { at, commander, leader, type Play, table } from '../../../../tests/tools/given.ts';
import { legalIntents, type Position } from '../../index.ts';

/** Held at base defence if the recruit step passes by itself. */
const recruiting = (more: Position): Play =>
  table({
    begin: 'recruit',
    enemies: ['muton-grunt'],
    ...more,
    units: [...at('base', 'heavy-1'), ...(more.units ?? [])],
  });

const poolHome = at('reserve', 'assault-3', 'heavy-3', 'sniper-3', 'support-3', 'interceptor-7', 'interceptor-8');

describe('recruit and build', () => {
  test('RES-2 credits not spent are lost', () => {
    const play = recruiting({ budget: 5 });
    play.do({ type: 'buy', kind: 'heavy' }, { as: commander });
    play.do('done', { as: commander });
    expect(play.board.credits).toEqual({ budget: 0, emergency: 10 });
    expect(play.view.step).toBe('base-defense');
  });

  test('RES-2 FIN-9 passes by itself without credits, or with nothing to buy', () => {
    expect(recruiting({ budget: 0 }).view.step).toBe('base-defense');
    const play = recruiting({ budget: 4, units: poolHome });
    expect(play.view.step).toBe('base-defense');
    expect(play.board.credits.budget).toBe(0);
  });

  test('RES-2 FIN-11 offers each kind in the pool once', () => {
    const offered = (play: Play) =>
      legalIntents(play.open, commander).flatMap((move) => (move.type === 'buy' ? [move.kind] : []));
    expect(offered(recruiting({ budget: 3 })).toSorted()).toEqual([
      'assault',
      'heavy',
      'interceptor',
      'sniper',
      'support',
    ]);
    const onlyInterceptors = recruiting({ budget: 3, units: poolHome.filter(({ id }) => id !== 'interceptor-7') });
    expect(offered(onlyInterceptors)).toEqual(['interceptor']);
  });

  test('RES-2 FIN-9 waits for the Commander while units can be bought, and after the last credit is spent', () => {
    const play = recruiting({ budget: 1 });
    expect(play.view.step).toBe('recruit');
    play.do({ type: 'buy', kind: 'heavy' }, { as: commander });
    expect(play.view.step).toBe('recruit');
    expect(play.refused('done', { as: leader })).toEqual({ code: 'not-your-step', role: 'commander' });
    play.do('done', { as: commander });
    expect(play.view.step).toBe('base-defense');
  });

  test('RES-2 a unit just bought is usable at once', () => {
    const play = recruiting({ budget: 1, inPlay: ['drop-harness'], units: at('base', 'sniper-1', 'sniper-2') });
    play.do({ type: 'buy', kind: 'sniper' }, { as: commander });
    play.do('done', { as: commander });
    play.do({ type: 'use', card: 'drop-harness', with: { unit: 'sniper-3' } }, { as: leader });
    expect(play.placeOf('sniper-3')).toBe('base');
  });
});
