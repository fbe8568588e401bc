import { describe, expect, test } from 'vitest';
import { report, reports } from '../../tests/rounds.ts';
import { difficulties } from '../content/difficulties.ts';
import { adaptation, type Growth, mixes, pressure } from '../content/invasion.ts';
import { plans } from '../content/plans.ts';
import { type Dice, diceOf, seededDice } from '../rules/dice.ts';
import type { Briefing, Report } from '../rules/index.ts';
import { counts as countsOf } from './counts.ts';
import { direct } from './index.ts';
import { ordersOf } from './orders.ts';

/** Dice of which every face is as low, or as high, as it can be. */
const low = diceOf(() => 0);
const high = diceOf((_, __, sides) => sides - 1);

const briefing = { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe' } as const;
const counts = (told: Briefing, before: readonly Report[], step: number, dice: Dice) =>
  countsOf(ordersOf(told), before, step, dice);
const of = (tenths: number) => ({ least: Math.floor(tenths / 10), most: Math.ceil(tenths / 10) });

describe('how much comes', () => {
  test('DIR-5 DIR-7 the tables speak in tenths: so many for certain, and one more as often as the rest says', () => {
    for (const difficulty of difficulties) {
      for (const plan of plans) {
        for (const round of [1, 2, 6]) {
          const grown = ({ first, perRound }: Growth, more: number) => of(first + perRound * (round - 1) + more);
          const by = pressure[difficulty];
          const mix = mixes[plan];
          const before = reports(round - 1);
          const most = counts({ ...briefing, difficulty, plan }, before, 0, low);
          const least = counts({ ...briefing, difficulty, plan }, before, 0, high);
          const ufos = grown(by.ufos, mix.ufos);
          const enemies = grown(by.enemies, mix.enemies);
          expect([least.ufos, most.ufos]).toEqual([ufos.least, ufos.most]);
          expect(least.crises).toBe(grown(by.crises, mix.crises).least);
          expect(most.crises).toBe(grown(by.crises, mix.crises).most);
          expect([least.enemies, most.enemies]).toEqual([Math.min(4, enemies.least), Math.min(4, enemies.most)]);
        }
      }
    }
  });

  test('DIR-5 the rest of the tenths becomes one more in so many rounds of ten', () => {
    const tenths = 27;
    const table = { ...pressure.normal, ufos: { first: tenths - mixes.domination.ufos, perRound: 0 } };
    const orders = { ...ordersOf(briefing), pressure: table };
    const sent = Array.from({ length: 2_000 }, (_, i) => countsOf(orders, reports(1), 0, seededDice(`s${i}`)).ufos);
    expect(new Set(sent)).toEqual(new Set([2, 3]));
    const share = sent.filter((ufos) => ufos === 3).length / sent.length;
    expect(Math.abs(share - 0.7)).toBeLessThan(0.04);
  });

  test('DIR-5 DIR-7 from the tenth round on much more comes with every round, so that no game goes on for ever', () => {
    const coming = (round: number) => counts(briefing, reports(round - 1), 0, high);
    const rounds = [9, 10, 11, 12].map(coming);
    const rising = (values: readonly number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
    expect(rising(rounds.map(({ ufos }) => ufos))).toBe(true);
    expect(coming(12).ufos - coming(9).ufos).toBeGreaterThanOrEqual(6);
    expect(coming(12).crises - coming(9).crises).toBeGreaterThanOrEqual(2);
    expect(coming(12).enemies).toBe(4);
  });

  test('DIR-10 a step of adaptation adds its tenths to each count, or takes them away', () => {
    const shift = (step: number) => counts(briefing, reports(5), step, high);
    const tenths = (growth: Growth, each: number, more: number) => (step: number) =>
      of(growth.first + growth.perRound * 5 + more + each * step).least;
    const { ufos, crises, enemies } = pressure.normal;
    for (const step of [-2, -1, 0, 1, 2]) {
      expect(shift(step)).toMatchObject({
        ufos: tenths(ufos, adaptation.ufos, mixes.domination.ufos)(step),
        crises: tenths(crises, adaptation.crises, mixes.domination.crises)(step),
        enemies: tenths(enemies, adaptation.enemies, mixes.domination.enemies)(step),
      });
    }
  });

  test('DIR-5 at least one UFO comes, and never fewer crises or enemies than none, however much the director eases', () => {
    const eased = counts({ ...briefing, difficulty: 'tutorial', plan: 'onslaught' }, [], -20, high);
    expect(eased).toMatchObject({ ufos: 1, ufoCues: 1, crises: 0, enemies: 0 });
  });

  test('DIR-5 DIR-7 DIR-12 there is an end to it: four UFO cues, five crises, four enemies, and the UFOs there are', () => {
    const last = report(40, { orbitUfos: 9 });
    const { ufos, ufoCues, crises, enemies } = counts(briefing, [...reports(39), last], 2, low);
    expect({ ufos, ufoCues, crises, enemies }).toEqual({ ufos: 15, ufoCues: 4, crises: 5, enemies: 4 });
  });

  test('DIR-5 the UFOs are named in cues as large as the plan likes them, each with one at least', () => {
    const usual = ordersOf(briefing);
    const named = (ufosPerCue: number, dice: Dice) => {
      const pressing = { ...usual.pressure, ufos: { first: 23, perRound: 0 } };
      const { ufos, ufoCues } = countsOf(
        { ...usual, pressure: pressing, mix: { ...usual.mix, ufos: 0, ufosPerCue } },
        [],
        0,
        dice,
      );
      return [ufos, ufoCues];
    };
    expect(named(12, high)).toEqual([2, 1]);
    expect(named(12, low)).toEqual([3, 3]);
    expect(named(20, low)).toEqual([3, 2]);
    expect(named(32, low)).toEqual([3, 1]);
    expect(counts(briefing, reports(1, { orbitUfos: 23 }), 0, low)).toMatchObject({ ufos: 1, ufoCues: 1 });
    expect(counts(briefing, reports(1, { orbitUfos: 24 }), 0, low)).toMatchObject({ ufos: 0, ufoCues: 0 });
  });
});

test('every question of every round has a stream of its own, so that one roll more in one moves nothing in another', () => {
  const asked = (before: readonly Report[]) => {
    const streams = new Set<string>();
    const dice = seededDice('s');
    const draws = (stream: string) => {
      streams.add(stream);
      return dice.draws(stream);
    };
    direct({ ...briefing, plan: 'occupation' }, before, { ...dice, draws });
    return [...streams].toSorted();
  };
  const questions = ['counts', 'deal', 'forecasts', 'landings', 'order', 'scrambling', 'targets'];
  for (const round of [2, 3]) {
    const own = questions.map((question) => `director/${round}/${question}`);
    // What this plan has had its eye on since the game began is the same question in every round.
    expect(asked(reports(round - 1, { orbitUfos: 1 }))).toEqual([...own, 'director/focus']);
  }
});
