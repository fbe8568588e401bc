import { describe, expect, test } from 'vitest';
import { table } from '../../../../tests/tools/given.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { difficulties } from '../../../content/difficulties.ts';
import { plans } from '../../../content/plans.ts';
import { standardCards, standardPack } from '../../../content/standard/pack.ts';
import { hasBoard, type OpenGame, type Position } from '../../../rules/index.ts';
import { judgeWeights } from './judge-weights.ts';
import { thinkerWeights } from './thinker-weights.ts';
import { judgedChance, termsOf, winningChance } from './value.ts';
import { readWeights, writeWeights } from './weights.ts';

const at = (position: Position, more: Parameters<typeof table>[1] = {}): OpenGame =>
  table({ begin: 'new-technology', round: 4, ...position }, more).open;

/** Returns the difference in the chance of winning. */
const better = (one: Position, other: Position): number => winningChance(at(one)) - winningChance(at(other));

test('weights are the same after writing and reading them', () => {
  expect(readWeights(writeWeights(judgeWeights))).toEqual(judgeWeights);
});

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

  test.each([
    ['thinker', thinkerWeights],
    ['review', judgeWeights],
  ])('has weights of the %s for all techs, and for no term that there is not', (_, weights) => {
    const all = standardPack.cards.techs.map(({ id }) => id);
    const names = new Set(['always', 'tech/other']);
    for (const difficulty of difficulties) {
      for (const plan of difficulty === 'tutorial' ? (['occupation'] as const) : plans) {
        const open = at({ inPlay: all, hand: [] }, { difficulty, plan });
        if (hasBoard(open)) for (const [name] of termsOf(open)) names.add(name);
        for (const parts of [0, 1, 2]) for (const name of ['final', 'finalWork']) names.add(`${name}/${plan}/${parts}`);
      }
    }
    expect(Object.keys(weights).filter((name) => !names.has(name))).toEqual([]);
    expect(all.filter((id) => !(`tech/${id}` in weights))).toEqual([]);
  });

  test('adds up all terms, also products, and is another for the review', () => {
    const open = at({ panic: { asia: 4 }, damage: 3, ufos: { asia: 2, orbit: 1 } });
    const terms = hasBoard(open) ? termsOf(open) : expect.fail('no board');
    for (const [chance, weights] of [
      [winningChance(open), thinkerWeights],
      [judgedChance(open), judgeWeights],
    ] as const) {
      const odds = terms.reduce((sum, [name, amount]) => sum + (weights[name] ?? 0) * amount, weights['always'] ?? 0);
      expect(Math.log(chance / (1 - chance))).toBeCloseTo(odds, 6);
    }
    expect(judgedChance(open)).not.toBe(winningChance(open));
  });

  test('gives a tech of another pack the mean weight of the standard techs', () => {
    const [tech] = standardCards.techs;
    const pack = packOf('other', { ...standardCards, techs: [...standardCards.techs, { ...tech, id: 'unheard-of' }] });
    const odds = (inPlay: string[]) => {
      const chance = winningChance(at({ inPlay }, { pack }));
      return Math.log(chance / (1 - chance));
    };
    const weights = standardCards.techs.map(({ id }) => thinkerWeights[`tech/${id}`] ?? 0);
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    expect(odds(['unheard-of']) - odds([tech.id])).toBeCloseTo(mean - (thinkerWeights[`tech/${tech.id}`] ?? 0), 3);
  });
});
