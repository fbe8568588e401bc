import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calm } from '../../tests/tools/given.ts';
import { many, mean, ofKind, planned, report, reports, ufosDetected } from '../../tests/tools/rounds.ts';
import type { Continent } from '../content/continents.ts';
import { strainBaseline } from '../content/strain-baseline.ts';
import type { Zone } from '../content/tracks.ts';
import type { Report } from '../rules/index.ts';
import { readingOf } from './index.ts';

// The real table is measured again from time to time. Here the usual strain is half a red continent, at hard two from
// the second round on, and at easy less than 0.
const measured = { ...strainBaseline };
beforeAll(
  () => void Object.assign(strainBaseline, { tutorial: [5], easy: [-8], normal: [5], hard: [5, 20], expert: [5, 10] }),
);
afterAll(() => void Object.assign(strainBaseline, measured));

const world = (zones: Partial<Record<Continent, Zone>>): Partial<Report> => ({ panic: { ...calm, ...zones } });
const oneRed = world({ asia: 'red' });
const twoRed = world({ asia: 'red', europe: 'red' });
const fallen = world({ asia: 'orange', europe: 'red' });
const calmest = { missionCompleted: true };

/** Returns the step after each of the reports. */
const steps = (before: readonly Report[], briefing: Parameters<typeof planned>[0] = {}): number[] =>
  before.map((_, i) => planned(briefing, before.slice(0, i + 1)).adaptation.step);
const inARow = (...news: readonly Partial<Report>[]): Report[] => news.map((more, i) => report(i + 1, more));
const code = (before: readonly Report[], difficulty: 'normal' | 'hard' | 'expert' = 'normal') =>
  planned({ difficulty }, before).adaptation.reasons[0]?.code;

describe('DIR-10 adaptation', () => {
  test('DIR-10 starts at zero, without a reason', () => {
    expect(planned({}).adaptation).toEqual({ step: 0, reasons: [] });
  });

  test('DIR-10 readingOf says how the last report looks, as the reasons do, and nothing before the first', () => {
    expect(readingOf('normal', [])).toBeNull();
    for (const news of [calmest, fallen, {}]) {
      const before = reports(3, news);
      expect(readingOf('normal', before)).toBe(code(before));
    }
    expect([readingOf('normal', reports(3, calmest)), readingOf('normal', reports(3, fallen))]).toEqual([
      'calm',
      'strained',
    ]);
  });

  test('DIR-10 presses a calm table, one step a round', () => {
    expect(steps(reports(4, calmest))).toEqual([1, 2, 2, 2]);
  });

  test('DIR-10 eases for a strained table, one step a round', () => {
    expect(steps(reports(4, fallen))).toEqual([-1, -2, -2, -2]);
  });

  test('DIR-10 takes the second step only for a table that is far from usual', () => {
    expect(steps(reports(4))).toEqual([1, 1, 1, 1]);
    expect(steps(reports(4, oneRed))).toEqual([-1, -1, -1, -1]);
    expect(steps(inARow(fallen, fallen, oneRed, oneRed))).toEqual([-1, -2, -2, -2]);
  });

  test('DIR-10 keeps its step if the table is doing as usual', () => {
    expect(steps(inARow(fallen, twoRed, twoRed), { difficulty: 'hard' })).toEqual([-1, -1, -1]);
    expect(steps(inARow({}, twoRed, twoRed), { difficulty: 'hard' })).toEqual([1, 1, 1]);
  });

  test('DIR-10 eases for a table behind in missions, even with all continents yellow', () => {
    expect(steps(reports(3), { difficulty: 'easy' })).toEqual([-1, -1, -1]);
    expect(steps(reports(3, oneRed), { difficulty: 'easy' })).toEqual([-1, -2, -2]);
  });

  test('DIR-10 changes direction step by step', () => {
    expect(steps(inARow(calmest, calmest, fallen, fallen, fallen, fallen))).toEqual([1, 2, 1, 0, -1, -2]);
  });

  test('DIR-10 judges the same table differently by round and difficulty', () => {
    const two = inARow(twoRed, twoRed);
    expect(code(two.slice(0, 1), 'hard')).toBe('strained');
    expect(code(two, 'hard')).toBe('steady');
    expect(code(two, 'normal')).toBe('strained');
    expect(code(inARow(oneRed, oneRed), 'hard')).toBe('calm');
    expect(code(inARow(oneRed, oneRed), 'expert')).toBe('steady');
  });

  test('DIR-10 uses the last measured round for all later rounds', () => {
    const before = reports(11, twoRed);
    expect(code(before, 'hard')).toBe('steady');
    expect(planned({ difficulty: 'hard' }, before).adaptation.reasons[0]).toMatchObject({ round: 11, usual: 2 });
  });

  test('DIR-10 FIN-14 gives its reason: measured and usual strain, old and new step', () => {
    const before = inARow(calmest, { ...fallen, orbitUfos: 3 });
    expect(planned({ difficulty: 'hard' }, before).adaptation).toEqual({
      step: 0,
      reasons: [{ code: 'strained', round: 2, red: 1, fallen: 1, missions: 1, strain: 3, usual: 2, from: 1, to: 0 }],
    });
  });

  test('DIR-10 counts a fallen continent as three red ones, and each completed mission as one fewer', () => {
    const strain = (...before: readonly Partial<Report>[]) =>
      planned({}, inARow(...before)).adaptation.reasons[0]?.['strain'];
    expect([strain({}), strain(oneRed), strain(twoRed)]).toEqual([0, 1, 2]);
    expect(strain(world({ asia: 'orange' }))).toBe(3);
    expect(strain(calmest)).toBe(-1);
    expect(strain(calmest, {}, calmest, twoRed)).toBe(0);
  });

  test('DIR-10 DIR-3 ignores UFOs in orbit, whose penalty is scrambling', () => {
    for (const orbitUfos of [0, 1, 6, 24]) {
      expect(steps([report(1, { orbitUfos })])).toEqual([1]);
      expect(steps([report(1, { ...oneRed, orbitUfos })])).toEqual([-1]);
    }
  });

  test('DIR-10 never presses harder after more strain in any round', () => {
    const zone = fc.constantFrom<Zone>('yellow', 'red', 'orange');
    const news = fc.record({ asia: zone, europe: zone, africa: zone, missionCompleted: fc.boolean() });
    const worse: Readonly<Record<Zone, Zone>> = { yellow: 'red', red: 'orange', orange: 'orange' };
    const games = fc
      .array(news, { minLength: 1, maxLength: 9 })
      .chain((rounds) =>
        fc.record({ rounds: fc.constant(rounds), at: fc.nat(rounds.length - 1), mission: fc.boolean() }),
      );
    const played = (rounds: readonly { asia: Zone; europe: Zone; africa: Zone; missionCompleted: boolean }[]) =>
      steps(inARow(...rounds.map(({ missionCompleted, ...zones }) => ({ ...world(zones), missionCompleted }))));
    fc.assert(
      fc.property(games, ({ rounds, at, mission }) => {
        const more = rounds.map((one, i) => {
          if (i !== at) return one;
          return mission ? { ...one, missionCompleted: false } : { ...one, asia: worse[one.asia] };
        });
        const before = played(rounds);
        expect(played(more).every((step, i) => step <= (before[i] ?? 0))).toBe(true);
      }),
      { numRuns: 200, seed: 10 },
    );
  });

  test('DIR-10 FIN-14 sends more UFOs, crises and enemies when pressing than when easing', () => {
    // Round 4: in later rounds the base is full of enemies at every step.
    const last = report(3, oneRed);
    const pressed = many(
      500,
      {},
      [...reports(2), last].map((one) => ({ ...one, panic: calm })),
    );
    const eased = many(500, {}, [...reports(2, fallen), last]);
    expect(pressed[0]?.adaptation.step).toBe(1);
    expect(eased[0]?.adaptation.step).toBe(-2);
    const count = (kind: 'crisis' | 'enemy-in-base') => (schedule: (typeof pressed)[number]) =>
      ofKind(schedule, kind).length;
    for (const sent of [ufosDetected, count('crisis'), count('enemy-in-base')]) {
      expect(mean(pressed.map(sent)) - mean(eased.map(sent))).toBeGreaterThan(0.3);
    }
  });
});

describe('what a table told late', () => {
  const filed = (more: Partial<Report>, late: Partial<Report>): Report => ({
    ...report(1, { ...more, ...late }),
    asFiled: { panic: report(1, more).panic },
  });
  /** The step sent for each round, without the late changes told in that round or after it. */
  const sent = (history: readonly Report[]): number[] =>
    history.map((_, i) => {
      const known = history.slice(0, i + 1);
      const { asFiled, ...last } = known[i] ?? report(1);
      return planned({}, [...known.slice(0, i), { ...last, ...asFiled }]).adaptation.step;
    });

  test('RES-17 DIR-10 counts for the next schedule, one step from the one that was sent', () => {
    expect(sent(inARow({}, twoRed, {}))).toEqual([1, 0, 1]);
    expect(sent(inARow(fallen, twoRed, {}))).toEqual([-1, -2, -1]);
    const late = [filed({}, fallen), report(2, twoRed)];
    expect(sent([...late, report(3)])).toEqual([1, 0, -1]);
    expect(planned({}, late).adaptation.reasons).toMatchObject([{ round: 2, from: 1, to: 0 }]);
  });

  test('RES-17 DIR-10 moves no step by more than one, whatever is told when', () => {
    const zone = fc.constantFrom<Partial<Report>>({}, calmest, oneRed, twoRed, fallen);
    fc.assert(
      fc.property(fc.array(fc.tuple(zone, fc.option(zone)), { minLength: 2, maxLength: 9 }), (rounds) => {
        const history = rounds.map(([first, late], i) => ({
          ...(late === null ? report(1, first) : filed(first, world(late.panic ?? {}))),
          round: i + 1,
        }));
        const all = [0, ...sent(history)];
        for (const [i, step] of all.entries()) {
          expect(Math.abs(step)).toBeLessThanOrEqual(2);
          if (i > 0) expect(Math.abs(step - (all[i - 1] ?? 0))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
