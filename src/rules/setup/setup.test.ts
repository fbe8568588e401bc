import { describe, expect, test } from 'vitest';
import { setUp } from '../../../tests/tools/given.ts';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { enemyTypesOf } from '../../content/enemies.ts';
import { plans, startingPanic } from '../../content/plans.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { createGame, type GameOptions, type GameServices, seededDice } from '../index.ts';

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const seeds = Array.from({ length: 300 }, (_, i) => `seed-${i}`);
const table: GameServices = {
  director: () => {
    throw new Error('not asked in setup');
  },
  dice: seededDice,
  pack: standardPack,
};

const refusal = (wishes: Partial<GameOptions>) => {
  const result = createGame({ seed: 'x', difficulty: 'normal', ...wishes }, table);
  return 'refused' in result ? result.refused : null;
};

describe('random draws', () => {
  test('SET-1 the same seed draws the same setup, and other seeds draw others', () => {
    expect(setUp({ seed: 'a' }).view).toEqual(setUp({ seed: 'a' }).view);
    const views = new Set(seeds.map((seed) => JSON.stringify(setUp({ seed }).view)));
    expect(views.size).toBeGreaterThan(280);
  });

  test('SET-1 every plan and every base is drawn about equally often', () => {
    const views = Array.from({ length: 3000 }, (_, i) => setUp({ seed: `s${i}` }).view);
    for (const plan of plans) {
      const share = views.filter((view) => view.plan === plan).length / views.length;
      expect(share).toBeGreaterThan(0.17);
      expect(share).toBeLessThan(0.23);
    }
    for (const base of continents) {
      const share = views.filter((view) => view.base === base).length / views.length;
      expect(share).toBeGreaterThan(0.14);
      expect(share).toBeLessThan(0.195);
    }
  });

  test('SET-1 the tutorial always uses Occupation', () => {
    for (const seed of seeds) expect(setUp({ seed, difficulty: 'tutorial' }).view.plan).toBe('occupation');
  });

  test("SET-1 draws three different enemy types of the difficulty's list", () => {
    for (const difficulty of difficulties) {
      const drawn = seeds.flatMap((seed) => {
        const { enemyTypes } = setUp({ seed, difficulty }).view;
        expect(new Set(enemyTypes).size).toBe(3);
        return enemyTypes;
      });
      expect(new Set(drawn)).toEqual(new Set(enemyTypesOf[difficulty]));
    }
  });

  test("SET-6 deals the plan's starting panic: all yellow, with the base on its own space", () => {
    for (const plan of plans) {
      const { base, others } = startingPanic[plan];
      for (const seed of seeds.slice(0, 50)) {
        const view = setUp({ seed, plan }).view;
        const rest = continents.filter((one) => one !== view.base).map((one) => view.startingPanic[one]);
        expect(view.startingPanic[view.base]).toBe(base);
        expect(sorted(rest)).toEqual(sorted(others));
        expect(Math.max(...Object.values(view.startingPanic))).toBeLessThanOrEqual(4);
      }
    }
  });

  test('SET-6 Domination starts with three continents at 0, the base at 2, two at 3', () => {
    const { startingPanic: panic, base } = setUp({ plan: 'domination' }).view;
    expect(sorted(Object.values(panic))).toEqual([0, 0, 0, 2, 3, 3]);
    expect(panic[base]).toBe(2);
  });
});

describe('settings by hand', () => {
  const panic = { 'north-america': 0, 'south-america': 4, europe: 1, africa: 2, asia: 3, australia: 0 };

  test('SET-1 FIN-15 players may fix every draw', () => {
    const wishes = {
      plan: 'onslaught',
      base: 'asia',
      enemyTypes: ['thin-man', 'sectopod', 'muton'],
      startingPanic: panic,
    } as const;
    expect(setUp(wishes).view).toMatchObject(wishes);
  });

  test('FIN-15 fixing one draw leaves the others as the seed draws them', () => {
    const drawn = setUp({ seed: 'q' }).view;
    const fixed = setUp({ seed: 'q', base: drawn.base, enemyTypes: ['muton', 'sectoid', 'floater'] }).view;
    expect(fixed).toMatchObject({ plan: drawn.plan, startingPanic: drawn.startingPanic });
  });

  test("FIN-7 the tutorial's plan cannot be changed", () => {
    expect(refusal({ difficulty: 'tutorial', plan: 'onslaught' })).toEqual({
      code: 'plan-is-fixed',
      plan: 'occupation',
    });
    expect(refusal({ difficulty: 'tutorial', plan: 'occupation' })).toBe(null);
  });

  test("FIN-15 enemy types are three different ones of the difficulty's list", () => {
    const of = enemyTypesOf.normal;
    const wrong = [
      [],
      ['muton', 'muton', 'sectoid'],
      ['muton', 'sectoid'],
      ['muton', 'sectoid', 'ethereal'],
      of.slice(0, 4),
    ] as const;
    for (const enemyTypes of wrong) expect(refusal({ enemyTypes })).toEqual({ code: 'enemy-types', of });
    expect(refusal({ difficulty: 'expert', enemyTypes: ['ethereal', 'sectopod', 'muton'] })).toBe(null);
  });

  test('FIN-15 starting panic is yellow', () => {
    for (const asia of [5, 8, -1, 2.5]) {
      expect(refusal({ startingPanic: { ...panic, asia } })).toEqual({ code: 'starting-panic', continent: 'asia' });
    }
    expect(refusal({ startingPanic: panic })).toBe(null);
  });
});
