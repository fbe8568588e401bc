import { describe, expect, test } from 'vitest';
import { continents } from '../../src/content/continents.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { pressure } from '../../src/content/invasion.ts';
import { type BasePlan, plans } from '../../src/content/plans.ts';
import type { Briefing, Report, Schedule } from '../../src/rules/index.ts';
import { calm } from '../tools/given.ts';
import { many, mean, ofKind, report, reports, scrambled, ufosDetected } from '../tools/rounds.ts';

const rising = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));

const byPlan = (measure: (plan: BasePlan) => number): Record<BasePlan, number> => ({
  domination: measure('domination'),
  infiltration: measure('infiltration'),
  misdirection: measure('misdirection'),
  occupation: measure('occupation'),
  onslaught: measure('onslaught'),
});

describe('DIR-3 scrambling', () => {
  test('DIR-3 grows strictly with UFOs in orbit, for every plan, at tutorial and expert', () => {
    for (const plan of plans) {
      for (const difficulty of ['tutorial', 'expert'] as const) {
        const means = [0, 1, 2, 3, 4, 6, 9, 14].map((orbitUfos) =>
          mean(many(300, { plan, difficulty }, reports(2, { orbitUfos })).map(scrambled)),
        );
        expect(rising(means), `${plan} ${difficulty} ${means.join()}`).toBe(true);
      }
    }
  });

  test('DIR-3 FIN-14 happens without UFOs in orbit only with Misdirection', () => {
    const share = byPlan((plan) => mean(many(300, { plan }, reports(1)).map(scrambled)));
    expect(share).toMatchObject({ domination: 0, infiltration: 0, occupation: 0, onslaught: 0 });
    expect(share.misdirection).toBeGreaterThan(0.4);
  });

  test('DIR-3 differs between all plans', () => {
    const shares = byPlan((plan) => mean(many(500, { plan }, reports(1, { orbitUfos: 3 })).map(scrambled)));
    const sorted = Object.values(shares).toSorted((a, b) => a - b);
    expect(sorted.every((share, i) => i === 0 || share - (sorted[i - 1] ?? 0) > 0.05)).toBe(true);
  });

  test('DIR-3 at least half of 100 first rounds of a plan have a unique order of cues', () => {
    const orders = byPlan((plan) => {
      const all = many(100, { plan }).map(({ cues }) => cues.map(({ kind }) => kind).join());
      return all.filter((order) => all.indexOf(order) === all.lastIndexOf(order)).length / all.length;
    });
    expect(Math.min(...Object.values(orders))).toBeGreaterThanOrEqual(0.5);
  });
});

describe('DIR-7 crises and enemies', () => {
  test('DIR-7 are usually one or two crises and two to four enemies in round four at normal', () => {
    const all = plans.flatMap((plan) => many(200, { plan }, reports(3, { panic: { ...calm, asia: 'red' } })));
    const crises = mean(all.map((schedule) => ofKind(schedule, 'crisis').length));
    const enemies = mean(all.map((schedule) => ofKind(schedule, 'enemy-in-base').length));
    expect(crises).toBeGreaterThan(1);
    expect(crises).toBeLessThan(2.5);
    expect(enemies).toBeGreaterThan(2);
    expect(enemies).toBeLessThan(4);
  });
});

describe('DIR-6 the plans', () => {
  const hits = (plan: BasePlan, before: readonly Report[], more: Partial<Briefing> = {}, count = 400) => {
    const sums: Record<string, number> = {};
    for (const schedule of many(count, { plan, ...more }, before)) {
      for (const { ufos = {}, kind } of schedule.cues) {
        if (kind !== 'ufos-detected') continue;
        for (const [space, count] of Object.entries(ufos)) sums[space] = (sums[space] ?? 0) + count;
      }
    }
    return sums;
  };
  const redAsia = [report(1, { panic: { ...calm, asia: 'red', africa: 'red' } })];

  test('DIR-6 Domination presses the continents closest to falling', () => {
    const { asia = 0, australia = 1 } = hits('domination', redAsia);
    expect(asia / australia).toBeGreaterThan(4);
  });

  test('DIR-6 Infiltration spreads panic over the calm continents', () => {
    const { asia = 0, australia = 0 } = hits('infiltration', redAsia);
    expect(australia / asia).toBeGreaterThan(1.3);
    const places = (plan: BasePlan) =>
      mean(
        many(400, { plan }).map((schedule) => {
          const named = ofKind(schedule, 'ufos-detected').flatMap(({ ufos = {} }) => Object.keys(ufos));
          return new Set(named.filter((space) => space !== 'orbit')).size / ufosDetected(schedule);
        }),
      );
    const spread = byPlan(places);
    expect(Math.max(spread.domination, spread.misdirection, spread.occupation)).toBeLessThan(spread.infiltration);
  });

  test('DIR-6 Misdirection sends the most UFOs to orbit and scrambles the most', () => {
    const orbit = byPlan((plan) => {
      const sums = hits(plan, reports(1));
      return (sums['orbit'] ?? 0) / Object.values(sums).reduce((sum, count) => sum + count, 0);
    });
    const share = byPlan((plan) => mean(many(400, { plan }, reports(1, { orbitUfos: 2 })).map(scrambled)));
    for (const plan of plans.filter((one) => one !== 'misdirection')) {
      expect(orbit.misdirection).toBeGreaterThan(orbit[plan] * 1.5);
      expect(share.misdirection).toBeGreaterThan(share[plan]);
    }
  });

  test('DIR-6 Occupation concentrates on the base continent and a few others', () => {
    for (const base of continents) {
      const sums = hits('occupation', reports(1), { base }, 150);
      const others = continents.filter((continent) => continent !== base).map((continent) => sums[continent] ?? 0);
      expect(sums[base]).toBeGreaterThan(1.5 * Math.max(...others));
    }
    const top = (plan: BasePlan) => {
      const shares = many(300, { plan, seed: 'x' }, reports(1)).map((schedule) => {
        const where = ofKind(schedule, 'ufos-detected').flatMap(({ ufos = {} }) => Object.keys(ufos));
        return new Set(where.filter((space) => space !== 'orbit')).size;
      });
      return mean(shares);
    };
    const spread = byPlan(top);
    expect(spread.occupation).toBeLessThan(spread.infiltration - 0.5);
  });

  test('DIR-6 Occupation sends far more UFOs to the base continent than any other plan', () => {
    const share = byPlan((plan) => {
      const sums = continents.map((base) => {
        const all = hits(plan, reports(1), { base }, 60);
        return (all[base] ?? 0) / Object.values(all).reduce((sum, count) => sum + count, 0);
      });
      return mean(sums);
    });
    for (const plan of plans.filter((one) => one !== 'occupation')) {
      expect(share.occupation).toBeGreaterThan(share[plan] + 0.1);
    }
  });

  test('DIR-6 Onslaught sends the most enemies into the base', () => {
    const enemies = byPlan((plan) =>
      mean(many(400, { plan }).map((schedule) => ofKind(schedule, 'enemy-in-base').length)),
    );
    for (const plan of plans.filter((one) => one !== 'onslaught')) {
      expect(enemies.onslaught).toBeGreaterThan(enemies[plan] + 0.4);
    }
  });
});

describe('DIR-9 forecasts', () => {
  test('DIR-9 each light tells news: a UFO in orbit takes its share of them, and its descent takes none', () => {
    for (const difficulty of difficulties) {
      const { lights } = pressure[difficulty];
      const told = [0, 1].map((orbitUfos) => {
        const schedules = many(400, { difficulty }, reports(1, { orbitUfos }));
        const possible = mean(schedules.map((one) => Math.min(lights, ofKind(one, 'ufos-detected').length)));
        const news = ({ forecasts, cues }: Schedule) =>
          forecasts.filter(({ reveals }) => cues[reveals - 1]?.kind === 'ufos-detected').length;
        return mean(schedules.map(news)) / possible;
      });
      expect(told[0], difficulty).toBe(1);
      expect(Math.abs((told[1] ?? 0) - (lights - 1) / lights), difficulty).toBeLessThan(0.06);
    }
  });

  test('DIR-9 fall with each UFO in orbit, down to none, for every plan', () => {
    for (const plan of plans) {
      for (const difficulty of ['normal', 'expert'] as const) {
        const lights = [0, 1, 2, 3, 10].map((orbitUfos) =>
          mean(many(200, { plan, difficulty }, reports(1, { orbitUfos })).map(({ forecasts }) => forecasts.length)),
        );
        const most = pressure[difficulty].lights;
        expect(rising(lights.slice(0, most + 1).toReversed()), `${plan} ${difficulty} ${lights.join()}`).toBe(true);
        expect(lights.slice(most)).toEqual(Array(lights.length - most).fill(0));
      }
    }
  });
});
