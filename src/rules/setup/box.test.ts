import { describe, expect, test } from 'vitest';
import { standardTable } from '../../../tests/tools/standard.ts';
import { enemyTypesOf } from '../../content/enemies.ts';
import { plans } from '../../content/plans.ts';
import { allRules, checkBox, type GameOptions, seededDice, setupOf } from '../index.ts';

const { expansions } = allRules;
const refused = (missing: readonly string[]) => checkBox(missing, [], expansions)?.code ?? null;
const draw = (wishes: GameOptions) => setupOf(wishes, { dice: seededDice, pack: standardTable.pack }, expansions);

describe('a box that lacks something', () => {
  test('EVO-13 has three plans and three enemy types of each difficulty at least', () => {
    expect(refused(plans.slice(0, 2))).toBe(null);
    expect(refused(plans.slice(0, 3))).toBe('too-few-plans');
    expect(refused(['muton', 'chryssalid'])).toBe(null);
    expect(checkBox(['muton', 'chryssalid', 'ethereal'], [], null)).toEqual({
      code: 'too-few-enemy-types',
      least: 3,
      difficulty: 'expert',
    });
    expect(refused(['nothing that we know'])).toBe(null);
  });

  test('EVO-13 never gives what it lacks to a draw, unless somebody asked for it by name', () => {
    const missing = ['onslaught', 'domination', 'sectoid'];
    let seeds = 0;
    const nextSeed = () => {
      seeds += 1;
      return `${seeds}`;
    };
    const drawn = (some: Partial<GameOptions>) => {
      const wishes = { seed: nextSeed(), difficulty: 'normal', ...some } as const;
      const fitted = expansions?.fromBox(wishes, missing, draw, nextSeed) ?? wishes;
      const setup = draw(fitted);
      if ('refused' in setup) throw new Error(setup.refused.code);
      return [setup.setup.plan, ...setup.setup.enemyTypes];
    };
    const all = new Set(Array.from({ length: 200 }, () => drawn({})).flat());
    expect(missing.filter((name) => all.has(name as never))).toEqual([]);
    expect(all.size).toBe(plans.length - 2 + enemyTypesOf.normal.length - 1);
    expect(drawn({ plan: 'onslaught' })[0]).toBe('onslaught');
    expect(drawn({ difficulty: 'tutorial' })).toContain('sectoid');
    // Whatever is asked for, it comes to an end.
    const none = { seed: 'a', difficulty: 'normal' } as const;
    expect(expansions?.fromBox(none, plans, draw, () => 'b')).toEqual({ ...none, seed: 'b' });
  });
});
