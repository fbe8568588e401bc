import { describe, expect, test } from 'vitest';
import { fullPause, given, setUp } from '../../../tests/tools/given.ts';
import { newStandardGame, standardTable } from '../../../tests/tools/standard.ts';
import type { Condition } from '../../content/day/condition.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { soldierClasses } from '../../content/units.ts';
import { planned } from '../index.ts';

const under = (some: Omit<Condition, 'name'>) =>
  ({ mode: 'virtual', condition: { name: 'veterans', ...some } }) as const;
const reserveOf = (some: Omit<Condition, 'name'>) =>
  setUp(under(some)).board.units.filter(({ at }) => at === 'reserve');

describe('a condition', () => {
  test('DAY-1 is part of the setup in the log and the view; a companion game has none', () => {
    const condition = { name: 'veterans', veterans: true } as const;
    expect(setUp({ mode: 'virtual', condition }).view.condition).toEqual(condition);
    expect(setUp({ mode: 'companion', condition }).view).not.toHaveProperty('condition');
    expect(JSON.stringify(setUp({ mode: 'virtual', condition: undefined }).log)).toBe(
      JSON.stringify(setUp({ mode: 'virtual' }).log),
    );
  });

  test('DAY-1 SET-6 lets continents begin at its panic, in the red too; the others begin where they were dealt', () => {
    const dealt = setUp({ mode: 'virtual' }).view.startingPanic;
    const play = setUp(under({ panic: { asia: 5 } }));
    expect(play.view.startingPanic).toEqual({ ...dealt, asia: 5 });
    expect(play.board.continents.asia).toMatchObject({ panic: 5, zone: 'red' });
  });

  test('DAY-1 SET-4 changes credits and damage', () => {
    const { board } = setUp(under({ emergencyFunding: 4, damage: 3 }));
    expect(board.credits.emergency).toBe(4);
    expect(board.base.damage).toBe(3);
  });

  test('DAY-1 SET-2 changes how many units are in reserve, and makes a soldier of each class elite', () => {
    const kinds = reserveOf({ interceptors: 8, soldiersPerClass: 3 }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'interceptor')).toHaveLength(8);
    for (const name of soldierClasses) expect(kinds.filter((kind) => kind === name)).toHaveLength(3);
    expect(reserveOf({ interceptors: 2 }).filter(({ kind }) => kind === 'interceptor')).toHaveLength(2);
    const elite = reserveOf({ veterans: true }).filter((unit) => unit.elite);
    expect(elite.map(({ kind }) => kind).toSorted()).toEqual([...soldierClasses].toSorted());
  });

  test('DAY-1 SET-3 gives the Commander the asset of a second continent', () => {
    const bases = setUp({ ...under({ asset: 'africa' }), base: 'asia' }).board.inPlay.flatMap(
      ({ card }) => standardPack.asset.get(card)?.base ?? [],
    );
    expect(bases.toSorted()).toEqual(['africa', 'asia']);
  });

  test('DAY-1 CLK-6 divides the pause time of each round', () => {
    expect(given(under({ pauseDivisor: 2 })).clock.pauseLeft).toBe(fullPause / 2);
    expect(given({ ...under({ pauseDivisor: 2 }), difficulty: 'easy' }).clock.pauseLeft).toBe(null);
  });

  test('DAY-1 DIR-5 DIR-9 changes the director’s lights and UFOs', () => {
    const plans = (some: Omit<Condition, 'name'>) =>
      Array.from({ length: 20 }, (_, i) =>
        planned(newStandardGame({ seed: `plan-${i}`, difficulty: 'normal', ...under(some) }).state, standardTable),
      );
    const ufosOf = (some: Omit<Condition, 'name'>) =>
      plans(some)
        .flatMap(({ cues }) => cues.flatMap(({ ufos }) => Object.values(ufos ?? {})))
        .reduce((sum, count) => sum + count, 0);
    expect(plans({}).flatMap(({ forecasts }) => forecasts).length).toBeGreaterThan(0);
    expect(plans({ lights: 0 }).flatMap(({ forecasts }) => forecasts)).toEqual([]);
    expect(ufosOf({ ufos: 10 })).toBe(ufosOf({}) + 20);
  });
});
