import { expect, test } from 'vitest';
import { mean, ofKind, planned, report } from '../../tests/tools/rounds.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { mixes } from '../content/invasion.ts';
import { type Plan, plans } from '../content/plans.ts';
import type { Report } from '../rules/index.ts';

/** Returns the first round with the final mission if missions are completed in the given rounds. */
function comesIn(plan: Plan, completed: readonly number[] = [], difficulty: Difficulty = 'normal'): number {
  const before: Report[] = [];
  while (planned({ plan, difficulty }, before).finalMission === 'locked') {
    const round = before.length + 1;
    before.push(report(round, { missionCompleted: completed.includes(round) }));
  }
  return before.length + 1;
}

test("DIR-11 without completed missions the final mission comes at the plan's round, at every difficulty", () => {
  for (const plan of plans) {
    for (const difficulty of difficulties) {
      expect(comesIn(plan, [], difficulty)).toBe(mixes[plan].finalMissionRound);
    }
  }
});

test('DIR-11 the plans name at least three different rounds between 6 and 10', () => {
  const rounds = plans.map((plan) => mixes[plan].finalMissionRound);
  expect(Math.min(...rounds)).toBeGreaterThanOrEqual(6);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(10);
  expect(new Set(rounds).size).toBeGreaterThanOrEqual(3);
});

test('DIR-11 the final mission comes around round six if a mission is completed in three rounds of four', () => {
  const paces = [2, 3, 4].map((without) =>
    Array.from({ length: 12 }, (_, i) => i + 1).filter((r) => r % 4 !== without % 4),
  );
  const comes = plans.flatMap((plan) => paces.map((completed) => comesIn(plan, completed)));
  expect(Math.min(...comes)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...comes)).toBeLessThanOrEqual(7);
  expect(Math.abs(mean(comes) - 6)).toBeLessThan(0.6);
});

test('DIR-11 the final mission comes one round earlier for each completed mission', () => {
  for (const plan of plans) {
    const { finalMissionRound: latest } = mixes[plan];
    expect(comesIn(plan, [1])).toBe(latest - 1);
    expect(comesIn(plan, [1, 3])).toBe(latest - 2);
    expect(comesIn(plan, [1, 2, 3])).toBe(Math.max(4, latest - 3));
  }
});

test('DIR-11 the final mission never comes before round 4', () => {
  for (const plan of plans) {
    const earliest = comesIn(plan, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(earliest).toBeGreaterThanOrEqual(4);
    expect(earliest).toBeLessThan(mixes[plan].finalMissionRound);
  }
});

test('DIR-11 a mission completed late brings the final mission in the next round', () => {
  const { finalMissionRound: latest } = mixes.infiltration;
  expect(comesIn('infiltration', [latest - 3, latest - 2])).toBe(latest - 1);
});

test('FIN-6 FIN-14 the final mission has a cue in its first round only, its squad in every round from then on', () => {
  const before = Array.from({ length: 10 }, (_, i) => report(i + 1));
  const kinds = ['choose-mission', 'final-mission', 'deploy-final-squad', 'deploy-squad'] as const;
  const latest = mixes.domination.finalMissionRound;
  const rows = [latest - 1, latest, latest + 1].map((round) => {
    const schedule = planned({ plan: 'domination' }, before.slice(0, round - 1));
    return kinds.map((kind) => ofKind(schedule, kind).length);
  });
  expect(rows).toEqual([
    [1, 0, 0, 1],
    [1, 1, 1, 1],
    [1, 0, 1, 1],
  ]);
});
