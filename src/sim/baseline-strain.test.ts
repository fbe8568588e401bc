import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { strainBaseline as usual } from '../content/strain-baseline.ts';
import { baselineStrain } from './baseline-strain.ts';

const seeds = Array.from({ length: 30 }, (_, i) => `usual-${i + 1}`);

test('DIR-10 the usual strain is measured per round, is deterministic, and reports progress', () => {
  const reported: number[] = [];
  const measured = baselineStrain('normal', bots.planner, seeds.slice(0, 8), (done) => reported.push(done));
  expect(reported).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(measured.length).toBeGreaterThanOrEqual(3);
  expect(baselineStrain('normal', bots.planner, seeds.slice(0, 8), () => {})).toEqual(measured);
});

test('DIR-10 rounds that few games reach are not measured', () => {
  const all = baselineStrain('normal', bots.beginner, seeds, () => {});
  const alone = seeds.map((seed) => baselineStrain('normal', bots.beginner, [seed], () => {}).length);
  const reached = (round: number) => alone.filter((rounds) => rounds >= round).length;
  expect(reached(all.length)).toBeGreaterThanOrEqual(2);
  expect(reached(all.length + 1)).toBeLessThan(2);
});

test('DIR-10 the table of usual strain is close to what planners reach; if this fails, run `npm run usual`', () => {
  const sample = baselineStrain('normal', bots.planner, seeds, () => {});
  for (const round of [1, 2, 3]) {
    const off = (sample[round - 1] ?? 0) - (usual.normal[round - 1] ?? 0);
    expect(Math.abs(off), `round ${round}`).toBeLessThan(7);
  }
});
