import { describe, expect, test } from 'vitest';
import { calm } from '../../tests/given.ts';
import { many, planned, report, reports } from '../../tests/rounds.ts';
import { difficulties } from '../content/difficulties.ts';
import { plans } from '../content/plans.ts';
import type { Briefing, Report } from '../rules/index.ts';

const credits = (briefing: Partial<Briefing>, before: readonly Report[] = []) =>
  planned(briefing, before).cues[1]?.credits;

describe('DIR-8 the budget', () => {
  test('DIR-8 two credits per yellow continent, one per red, none per fallen', () => {
    expect(credits({})).toBe(11);
    expect(credits({}, [report(1, { panic: { ...calm, asia: 'red', europe: 'red' } })])).toBe(9);
    expect(credits({}, [report(1, { panic: { ...calm, asia: 'red', europe: 'orange' } })])).toBe(8);
  });

  test('DIR-8 one more if a mission was completed last round, and only then', () => {
    expect(credits({}, [report(1, { missionCompleted: true })])).toBe(12);
    expect(credits({}, [report(1, { missionCompleted: true }), report(2)])).toBe(11);
  });

  test('DIR-8 13 credits can be reached in round one of an easy game', () => {
    expect(credits({ difficulty: 'easy' })).toBe(13);
    expect(difficulties.map((difficulty) => credits({ difficulty }))).toEqual([13, 13, 11, 10, 9]);
  });

  test('DIR-8 only the last report counts, and it is never below nothing', () => {
    const gone = {
      'north-america': 'red',
      'south-america': 'red',
      europe: 'red',
      africa: 'red',
      asia: 'red',
      australia: 'orange',
    } as const;
    expect(credits({}, [report(1, { panic: gone }), report(2)])).toBe(11);
    expect(credits({ difficulty: 'expert' }, [report(1, { panic: gone })])).toBe(2);
  });

  test('FIN-14 the budget knows neither seed nor adaptation', () => {
    for (const plan of plans) {
      const fresh = new Set(many(200, { plan }, reports(5)).map(({ cues }) => cues[1]?.credits));
      expect(fresh.size).toBe(1);
      const eased = planned({ plan }, [...reports(4, { panic: { ...calm, asia: 'orange' } }), report(5)]);
      expect(eased.adaptation.step).toBeLessThan(0);
      expect(fresh.has(eased.cues[1]?.credits)).toBe(true);
    }
  });
});
