import { describe, expect, test } from 'vitest';
import { enemyTypesOf } from '../../src/content/enemies.ts';
import { evolutionEnemies } from '../../src/content/evolution/enemies.ts';
import { evolutionPanic } from '../../src/content/evolution/plans.ts';
import { plans } from '../../src/content/plans.ts';
import {
  allRules,
  checkBox,
  createGame,
  setupOf as drawnBy,
  type GameOptions,
  type Setup,
  seededDice,
  violatedInvariants,
} from '../../src/rules/index.ts';
import { newStandardGame, standardTable } from '../tools/standard.ts';

const levels = ['easy', 'normal', 'hard', 'expert'] as const;
const made = (some: Partial<GameOptions>) =>
  createGame({ seed: 'evo', difficulty: 'normal', expansions: ['evolution'], ...some }, standardTable);
const setupOf = (some: Partial<GameOptions> = {}): Setup => {
  const game = made(some);
  if ('refused' in game) throw new Error(game.refused.code);
  expect(violatedInvariants(game.state, standardTable.pack)).toEqual([]);
  return game.state.open.setup;
};
const setups = (some: Partial<GameOptions>) =>
  Array.from({ length: 120 }, (_, i) => setupOf({ ...some, seed: `${i}` }));
const refusal = (some: Partial<GameOptions>) => {
  const game = made(some);
  return 'refused' in game ? game.refused : null;
};

describe('a game with an expansion', () => {
  test('EVO-2 names it once, and a game without any names none', () => {
    expect(setupOf().expansions).toEqual(['evolution']);
    expect(setupOf({ expansions: ['evolution', 'evolution'] }).expansions).toEqual(['evolution']);
    expect('expansions' in setupOf({ expansions: [] })).toBe(false);
    expect('expansions' in setupOf({ expansions: undefined })).toBe(false);
  });

  test('EVO-3 is refused in the tutorial and on the screen', () => {
    const elsewhere = { code: 'expansion-not-here', expansion: 'evolution' };
    expect(refusal({ difficulty: 'tutorial' })).toEqual(elsewhere);
    expect(refusal({ mode: 'virtual' })).toEqual(elsewhere);
  });

  test('EVO-6 EVO-9 draws the plan from seven', () => {
    const drawn = new Set(setups({}).map(({ plan }) => plan));
    expect(drawn).toEqual(new Set([...plans, ...Object.keys(evolutionPanic)]));
    expect(refusal({ expansions: [], plan: 'subversion' })).toMatchObject({ code: 'plans' });
    expect(setupOf({ plan: 'subversion' }).plan).toBe('subversion');
  });

  test.for(levels)('EVO-6 draws three enemy types, those of the expansion among them: %s', (difficulty) => {
    const all = setups({ difficulty });
    expect(all.every(({ enemyTypes }) => enemyTypes.length === 3)).toBe(true);
    const drawn = new Set(all.flatMap(({ enemyTypes }) => enemyTypes));
    expect(drawn).toEqual(new Set([...enemyTypesOf[difficulty], ...evolutionEnemies[difficulty]]));
  });

  test('EVO-8 deals the starting panic of its plans as that of the others', () => {
    for (const plan of ['subversion', 'decapitation'] as const) {
      const { startingPanic, base } = setupOf({ plan });
      const { [base]: own, ...others } = startingPanic;
      expect(own).toBe(evolutionPanic[plan].base);
      expect(Object.values<number>(others).toSorted((a, b) => a - b)).toEqual(evolutionPanic[plan].others);
    }
  });

  test('EVO-19 without it, a seed draws what it has always drawn', () => {
    const before = newStandardGame({ seed: 'evo', difficulty: 'normal' });
    const bare = made({ expansions: [] });
    expect('refused' in bare ? null : bare.state.open.setup).toEqual(before.state.open.setup);
  });
});

describe('a box with it that lacks something', () => {
  const { expansions } = allRules;
  const draw = (wishes: GameOptions) => drawnBy(wishes, { dice: seededDice, pack: standardTable.pack }, expansions);

  test('EVO-13 has its plans, too, and three are enough', () => {
    expect(checkBox(plans.slice(0, 3), ['evolution'], expansions)).toBe(null);
    expect(checkBox([...plans.slice(0, 3), 'subversion', 'decapitation'], ['evolution'], expansions)?.code).toBe(
      'too-few-plans',
    );
  });

  test('EVO-13 never gives what it lacks to a draw', () => {
    const missing = ['onslaught', 'domination', 'subversion', 'sectoid', 'drone', 'seeker'];
    let seeds = 0;
    const nextSeed = () => {
      seeds += 1;
      return `${seeds}`;
    };
    const drawn = () => {
      const wishes = { seed: nextSeed(), difficulty: 'normal', expansions: ['evolution'] } as const;
      const made = draw(expansions?.fromBox(wishes, missing, draw, nextSeed) ?? wishes);
      if ('refused' in made) throw new Error(made.refused.code);
      return [made.setup.plan, ...made.setup.enemyTypes];
    };
    const all = new Set<string>(Array.from({ length: 200 }, drawn).flat());
    expect(missing.filter((name) => all.has(name))).toEqual([]);
    expect(all.size).toBe(plans.length + 2 - 3 + enemyTypesOf.normal.length + 3 - 3);
  });
});
