import { describe, expect, test } from 'vitest';
import { calm } from '../../tests/tools/given.ts';
import { many, mean, planned, report, reports } from '../../tests/tools/rounds.ts';
import { difficulties } from '../content/difficulties.ts';
import { mixes, pressure, standardInvasion } from '../content/invasion.ts';
import { plans } from '../content/plans.ts';
import { type Briefing, type Report, seededDice } from '../rules/index.ts';
import { assertDefined } from '../rules/state/assert-defined.ts';
import { budget, direct } from './index.ts';

const briefing = { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe' } as const;

const credits = (briefing: Partial<Briefing>, before: readonly Report[] = []) =>
  planned(briefing, before).cues[1]?.credits;

/** A plan that does not change the budget. */
const plain = assertDefined(
  plans.find((plan) => mixes[plan].credits === 0),
  'a plan that does not change the budget',
);
const own = pressure.normal.credits;

describe('DIR-8 the budget', () => {
  test('DIR-8 has two credits per yellow continent, one per red, none per fallen', () => {
    const world = (zones: Partial<Report['panic']>) => [report(1, { panic: { ...calm, ...zones } })];
    expect(credits({ plan: plain })).toBe(12 + own);
    expect(credits({ plan: plain }, world({ asia: 'red', europe: 'red' }))).toBe(10 + own);
    expect(credits({ plan: plain }, world({ asia: 'red', europe: 'orange' }))).toBe(9 + own);
  });

  test('DIR-8 has one more credit only if a mission was completed last round', () => {
    expect(credits({ plan: plain }, [report(1, { missionCompleted: true })])).toBe(13 + own);
    expect(credits({ plan: plain }, [report(1, { missionCompleted: true }), report(2)])).toBe(12 + own);
  });

  test('DIR-8 has the modifier of the plan', () => {
    for (const plan of plans) {
      expect(credits({ plan })).toBe(12 + own + mixes[plan].credits);
      for (const more of [-2, 1]) {
        const generous = { ...mixes, [plan]: { ...mixes[plan], credits: more } };
        const { cues } = direct({ ...briefing, plan }, [], seededDice('s'), { ...standardInvasion, mixes: generous });
        expect(cues[1]?.credits).toBe(12 + own + more);
      }
    }
  });

  test('DIR-8 can have 13 credits in round one of an easy game', () => {
    expect(Math.max(...plans.map((plan) => credits({ plan, difficulty: 'easy' }) ?? 0))).toBeGreaterThanOrEqual(13);
  });

  test('DIR-8 usually has 10 to 13 credits in round one, and no more in a harder game', () => {
    const first = difficulties.map((difficulty) => plans.map((plan) => credits({ plan, difficulty }) ?? 0));
    const usual = first.flat().filter((count) => count >= 10 && count <= 13);
    expect(usual.length).toBeGreaterThanOrEqual(first.flat().length * 0.9);
    const means = first.map(mean);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });

  test('DIR-8 has about eight credits at hard and expert with half of the continents red', () => {
    const panic = { ...calm, asia: 'red', europe: 'red', africa: 'red' } as const;
    for (const difficulty of ['hard', 'expert'] as const) {
      expect(mean(plans.map((plan) => credits({ plan, difficulty }, [report(3, { panic })]) ?? 0))).toBeGreaterThan(
        7.5,
      );
    }
  });

  test('DIR-8 depends only on the last report, and is never below 0', () => {
    const gone = {
      'north-america': 'red',
      'south-america': 'red',
      europe: 'red',
      africa: 'red',
      asia: 'red',
      australia: 'orange',
    } as const;
    expect(credits({ plan: plain }, [report(1, { panic: gone }), report(2)])).toBe(12 + own);
    expect(credits({ plan: plain }, [report(1, { panic: gone })])).toBe(5 + own);
    const poor = { ...standardInvasion, pressure: { ...pressure, normal: { ...pressure.normal, credits: -10 } } };
    const { cues } = direct({ ...briefing, plan: plain }, [report(1, { panic: gone })], seededDice('s'), poor);
    expect(cues[1]?.credits).toBe(0);
  });

  test('FIN-14 does not depend on seed or adaptation', () => {
    for (const plan of plans) {
      const fresh = new Set(many(200, { plan }, reports(5)).map(({ cues }) => cues[1]?.credits));
      expect(fresh.size).toBe(1);
      const eased = planned({ plan }, [...reports(4, { panic: { ...calm, asia: 'orange' } }), report(5)]);
      expect(eased.adaptation.step).toBeLessThan(0);
      expect(fresh.has(eased.cues[1]?.credits)).toBe(true);
    }
  });

  test('DIR-8 FIN-14 is known as soon as the round before is over', () => {
    for (const before of [[], [report(1, { missionCompleted: true, panic: { ...calm, asia: 'red' } })]] as const)
      for (const plan of plans)
        expect(budget({ pressure: pressure.normal, mix: mixes[plan] }, before)).toBe(credits({ plan }, before));
  });
});
