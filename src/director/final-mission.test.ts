import { expect, test } from 'vitest';
import { ofKind, planned, report } from '../../tests/rounds.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { mixes } from '../content/invasion.ts';
import { type Plan, plans } from '../content/plans.ts';
import type { Report } from '../rules/index.ts';

/** The first round with the final mission, when missions are completed in the named rounds. */
function comesIn(plan: Plan, completed: readonly number[] = [], difficulty: Difficulty = 'normal'): number {
  const before: Report[] = [];
  while (planned({ plan, difficulty }, before).finalMission === 'locked') {
    const round = before.length + 1;
    before.push(report(round, { missionCompleted: completed.includes(round) }));
  }
  return before.length + 1;
}

test("DIR-11 without a completed mission it comes at the plan's own round, whatever the difficulty", () => {
  for (const plan of plans) {
    for (const difficulty of difficulties) {
      expect(comesIn(plan, [], difficulty)).toBe(mixes[plan].finalMissionRound);
    }
  }
});

test('DIR-11 it comes one round earlier for each completed mission', () => {
  expect(mixes.infiltration.finalMissionRound).toBe(9);
  expect(comesIn('infiltration', [1])).toBe(8);
  expect(comesIn('infiltration', [1, 3])).toBe(7);
  expect(comesIn('infiltration', [2, 3, 4])).toBe(6);
});

test('DIR-11 it never comes before round 4, whatever is completed', () => {
  for (const plan of plans) {
    const earliest = comesIn(plan, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(earliest).toBeGreaterThanOrEqual(4);
    expect(earliest).toBeLessThan(mixes[plan].finalMissionRound);
  }
});

test('DIR-11 a mission completed late brings it at once', () => {
  expect(comesIn('infiltration', [6, 7])).toBe(8);
});

test('FIN-6 FIN-14 its own cue comes in that round only, its squad is deployed from then on', () => {
  const before = Array.from({ length: 10 }, (_, i) => report(i + 1));
  const kinds = ['choose-mission', 'final-mission', 'deploy-final-squad', 'deploy-squad'] as const;
  const rows = [8, 9, 10].map((round) => {
    const schedule = planned({ plan: 'domination' }, before.slice(0, round - 1));
    return kinds.map((kind) => ofKind(schedule, kind).length);
  });
  expect(rows).toEqual([
    [1, 0, 0, 1],
    [1, 1, 1, 1],
    [1, 0, 1, 1],
  ]);
});
