import { describe, expect, test } from 'vitest';
import { conditionNames } from '../content/day/condition.ts';
import { conditionsAt, dayAfter, operationOf, weekDifficulties, weekdayOf } from './index.ts';

const days = Array.from({ length: 730 }, (_, i) => dayAfter('2026-01-01', i));

describe('the operation of a day', () => {
  test('DAY-1 DAY-2 is the same on every device, and another one for another edition', () => {
    expect(operationOf('2026-11-28', 5)).toEqual(operationOf('2026-11-28', 5));
    expect(operationOf('2026-11-28', 5).wishes.seed).not.toBe(operationOf('2026-11-28', 6).wishes.seed);
    const { setup } = operationOf('2026-11-28', 5);
    expect(operationOf('2026-11-28', 6).condition.name).toBe(setup.condition?.name);
  });

  test('DAY-2 is easy on Mondays and Tuesdays and expert on Sundays', () => {
    for (const day of days) expect(operationOf(day, 5).difficulty).toBe(weekDifficulties[weekdayOf(day)]);
    expect(weekDifficulties).toEqual(['easy', 'easy', 'normal', 'normal', 'hard', 'hard', 'expert']);
  });

  test('DAY-1 has one of the twelve conditions, of those for its difficulty, and none twice in a week', () => {
    const seen = new Set<string>();
    for (const day of days) {
      const { condition, difficulty } = operationOf(day, 5);
      expect(conditionsAt(difficulty)).toContain(condition.name);
      seen.add(condition.name);
    }
    expect(seen).toEqual(new Set(conditionNames));
    expect(conditionNames).toHaveLength(12);
    const week = Array.from({ length: 7 }, (_, i) => operationOf(dayAfter('2026-11-23', i), 5).condition.name);
    expect(new Set(week).size).toBe(7);
  });

  test('DAY-1 the second asset is never that of the base', () => {
    const operations = days
      .map((day) => operationOf(day, 5))
      .filter(({ condition }) => condition.name === 'second-asset');
    expect(operations.length).toBeGreaterThan(10);
    expect(operations.filter(({ condition, setup }) => (condition.asset ?? setup.base) === setup.base)).toEqual([]);
  });
});
