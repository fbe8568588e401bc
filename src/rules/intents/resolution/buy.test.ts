import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { byStep } from '../../state/cause.ts';

const buying = (budget: number): Play => table({ begin: 'recruit', budget, inPlay: ['reserve-call-up'] });

const buy = (kind: 'interceptor' | 'assault' | 'heavy' | 'sniper' | 'support') => ({ type: 'buy', kind }) as const;

describe('buying', () => {
  test('RES-2 moves a soldier or an interceptor from the pool to reserve for one credit, usable at once', () => {
    const play = buying(3);
    expect(play.do(buy('sniper'), { as: commander })).toEqual(['credits-changed', 'units-moved']);
    expect(play.placeOf('sniper-3')).toBe('reserve');
    expect(play.last).toEqual([
      { type: 'credits-changed', at: 0, why: byStep('recruit'), seat: commander, budget: 2, emergency: 10 },
      { type: 'units-moved', at: 0, why: byStep('recruit'), seat: commander, units: ['sniper-3'], to: 'reserve' },
    ]);
    play.do(buy('interceptor'), { as: commander });
    expect(play.placeOf('interceptor-7')).toBe('reserve');
    expect(play.board.credits).toEqual({ budget: 1, emergency: 10 });
    expect(play.view.step).toBe('recruit');
  });

  test('FIN-11 is limited to the units in the pool', () => {
    const play = buying(10);
    play.do(buy('heavy'), { as: commander });
    expect(play.refused(buy('heavy'), { as: commander })).toEqual({ code: 'pool-empty', kind: 'heavy' });
    play.do(buy('interceptor'), { as: commander });
    play.do(buy('interceptor'), { as: commander });
    expect(play.refused(buy('interceptor'), { as: commander })).toEqual({ code: 'pool-empty', kind: 'interceptor' });
  });

  test('RES-2 uses the budget only, not Emergency Funding', () => {
    const play = buying(1);
    play.do(buy('heavy'), { as: commander });
    expect(play.refused(buy('support'), { as: commander })).toEqual({ code: 'no-credits' });
    expect(play.board.credits.emergency).toBe(10);
  });

  test('RES-2 is for the Commander in the recruit step only', () => {
    for (const as of [officer, leader]) {
      expect(buying(3).refused(buy('heavy'), { as })).toEqual({ code: 'not-your-step', role: 'commander' });
    }
    const later = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1'), budget: 3 });
    expect(later.refused(buy('heavy'), { as: commander })).toEqual({ code: 'not-now' });
    const before = table({ begin: 'deploy-satellites', budget: 3 });
    expect(before.refused(buy('heavy'), { as: commander })).toEqual({ code: 'not-now' });
  });

  test('RES-2 waits while a card asks, and needs a board', () => {
    expect(given().refused(buy('heavy'), { as: commander })).toEqual({ code: 'no-board' });
    const play = buying(3);
    play.do({ type: 'use', card: 'reserve-call-up' }, { as: commander });
    expect(play.refused(buy('heavy'), { as: commander })).toEqual({ code: 'choose-first' });
    play.do({ type: 'choose', option: 'heavy-3' }, { as: commander });
    expect(play.refused(buy('heavy'), { as: commander })).toEqual({ code: 'pool-empty', kind: 'heavy' });
    play.do(buy('support'), { as: commander });
    expect(play.board.credits.budget).toBe(2);
  });
});
