import { describe, expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { packOf } from '../../content/cards/pack.ts';
import { difficulties } from '../../content/difficulties.ts';
import { plans } from '../../content/plans.ts';
import { standardCards, standardPack } from '../../content/standard/pack.ts';
import { hasBoard, type OpenGame, type Position } from '../../rules/index.ts';
import { termsOf, winningChance } from './value.ts';
import { valueWeights } from './value-weights.ts';

const at = (position: Position, more: Parameters<typeof table>[1] = {}): OpenGame =>
  table({ begin: 'new-technology', round: 4, ...position }, more).open;

/** Returns the difference in the chance of winning. */
const better = (one: Position, other: Position): number => winningChance(at(one)) - winningChance(at(other));

describe('the value of a table', () => {
  test('is a chance between 0 and 1, and exactly 0 or 1 once the game is over', () => {
    const open = at({});
    expect(winningChance(open)).toBeGreaterThan(0);
    expect(winningChance(open)).toBeLessThan(1);
    expect(winningChance({ ...open, outcome: { won: true, why: 'final-mission' } })).toBe(1);
    expect(winningChance({ ...open, outcome: { won: false, why: 'panic' } })).toBe(0);
  });

  test('falls with panic, damage, lost soldiers and UFOs, and rises with techs', () => {
    const calm = { panic: { asia: 1, africa: 1 } };
    expect(better(calm, { panic: { asia: 6, africa: 6 } })).toBeGreaterThan(0.02);
    expect(better({}, { damage: 6 })).toBeGreaterThan(0.02);
    const dead = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'].map((id) => ({ id, at: 'pool' as const }));
    expect(better({}, { units: dead })).toBeGreaterThan(0.02);
    expect(better({}, { ufos: { asia: 3, africa: 3, orbit: 2 } })).toBeGreaterThan(0.02);
    expect(better({ inPlay: ['layered-armor', 'missile-pods'] }, {})).toBeGreaterThan(0.02);
  });

  test('has a weight for each term of the standard cards, and no others', () => {
    const names = new Set(['always', 'tech/other']);
    const all = standardPack.cards.techs.map(({ id }) => id);
    for (const difficulty of difficulties) {
      for (const plan of difficulty === 'tutorial' ? (['occupation'] as const) : plans) {
        const open = at({ inPlay: all, hand: [] }, { difficulty, plan });
        if (hasBoard(open)) for (const [name] of termsOf(open)) names.add(name);
      }
    }
    expect(Object.keys(valueWeights).toSorted()).toEqual([...names].toSorted());
  });

  test('gives a tech of another pack the mean weight of the standard techs', () => {
    const [tech] = standardCards.techs;
    const pack = packOf('other', { ...standardCards, techs: [...standardCards.techs, { ...tech, id: 'unheard-of' }] });
    const odds = (inPlay: string[]) => {
      const chance = winningChance(at({ inPlay }, { pack }));
      return Math.log(chance / (1 - chance));
    };
    const weights = standardCards.techs.map(({ id }) => valueWeights[`tech/${id}`]);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    expect(odds(['unheard-of']) - odds([tech.id])).toBeCloseTo(mean - valueWeights[`tech/${tech.id}`], 3);
  });
});
