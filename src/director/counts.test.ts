import { describe, expect, test } from 'vitest';
import { report, reports } from '../../tests/tools/rounds.ts';
import { components } from '../content/components.ts';
import { difficulties } from '../content/difficulties.ts';
import { adaptation, endgame, mixes, mixOf, most, pressure } from '../content/invasion.ts';
import { plans } from '../content/plans.ts';
import type { Briefing, Report } from '../rules/index.ts';
import { type Dice, diceOf, seededDice } from '../rules/state/dice.ts';
import { counts as countsOf } from './counts.ts';
import { direct } from './index.ts';
import { ordersOf } from './orders.ts';

/** Dice that always show their lowest, or highest, face. */
const low = diceOf(() => 0);
const high = diceOf((_, __, sides) => sides - 1);

const briefing = { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe' } as const;
const counts = (game: Briefing, before: readonly Report[], step: number, dice: Dice) =>
  countsOf(ordersOf(game), before, step, dice);

const kinds = ['ufos', 'crises', 'enemies'] as const;
type Tenths = Readonly<Record<(typeof kinds)[number], number>>;

const limits: Tenths = { ufos: 10 * components.ufos, crises: 10 * most.crises, enemies: 10 * components.basePlaces };

/** Returns the total of ten rounds like this one, one for each face of the die that rounds tenths. */
function inTenRounds(game: Briefing, round: number, step = 0): Tenths {
  const rounds = Array.from({ length: 10 }, (_, face) =>
    counts(
      game,
      reports(round - 1),
      step,
      diceOf(() => face),
    ),
  );
  const sum = (kind: keyof Tenths) => rounds.reduce((total, one) => total + one[kind], 0);
  return { ufos: sum('ufos'), crises: sum('crises'), enemies: sum('enemies') };
}

/** Returns the tables' tenths for a round, plus `times` the tenths in `more`, within the limits of the components. */
function ofTables({ difficulty, plan }: Briefing, round: number, times = 0, more: Tenths = endgame): Tenths {
  const tenths = (kind: keyof Tenths) => {
    const { first, perRound } = pressure[difficulty][kind];
    const wanted = first + perRound * (round - 1) + mixOf({ mixes }, plan)[kind] + times * more[kind];
    return Math.max(0, Math.min(limits[kind], wanted));
  };
  return { ufos: tenths('ufos'), crises: tenths('crises'), enemies: tenths('enemies') };
}

const rising = (values: readonly number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
const neverFalling = (values: readonly number[]) => values.every((value, i) => value >= (values[i - 1] ?? 0));

describe('the counts of a round', () => {
  const games = difficulties.flatMap((difficulty) => plans.map((plan) => ({ ...briefing, difficulty, plan })));
  const until = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

  test('DIR-5 DIR-7 match the tables, in tenths over ten rounds', () => {
    for (const game of games) {
      for (const round of until(endgame.from - 1)) expect(inTenRounds(game, round)).toEqual(ofTables(game, round));
    }
  });

  test('DIR-5 have more UFOs with every round, by plan and difficulty', () => {
    for (const game of games) expect(rising(until(9).map((round) => inTenRounds(game, round).ufos))).toBe(true);
    for (const round of until(9)) {
      expect(new Set(plans.map((plan) => inTenRounds({ ...briefing, plan }, round).ufos)).size).toBeGreaterThan(2);
    }
  });

  test('DIR-5 DIR-7 are never lower in a harder game, and higher over six rounds', () => {
    for (const kind of kinds) {
      const sent = difficulties.map((difficulty) =>
        until(6).map((round) => ofTables({ ...briefing, difficulty }, round)[kind]),
      );
      for (const round of until(6)) {
        const inRound = sent.map((counts) => counts[round - 1] ?? 0);
        expect(neverFalling(inRound), `${kind} of round ${round}: ${inRound.join()}`).toBe(true);
      }
      expect(rising(sent.map((counts) => counts.reduce((sum, count) => sum + count, 0)))).toBe(true);
    }
  });

  test('DIR-5 DIR-7 grow faster late in a game, so that every game ends', () => {
    for (const game of games) {
      for (const late of until(6)) {
        const round = endgame.from - 1 + late;
        expect(inTenRounds(game, round)).toEqual(ofTables(game, round, late));
      }
    }
    const early = inTenRounds(briefing, endgame.from - 1);
    const last = inTenRounds(briefing, 12);
    expect(last.ufos).toBeGreaterThan(2 * early.ufos);
    expect(last.crises).toBeGreaterThan(early.crises);
    expect(last.enemies).toBe(limits.enemies);
  });

  test('DIR-5 round up as often as the remaining tenths say', () => {
    const tenths = 27;
    const table = { ...pressure.normal, ufos: { first: tenths - mixes.domination.ufos, perRound: 0 } };
    const orders = { ...ordersOf(briefing), pressure: table };
    const sent = Array.from({ length: 2_000 }, (_, i) => countsOf(orders, reports(1), 0, seededDice(`s${i}`)).ufos);
    expect(new Set(sent)).toEqual(new Set([2, 3]));
    const share = sent.filter((ufos) => ufos === 3).length / sent.length;
    expect(Math.abs(share - 0.7)).toBeLessThan(0.04);
  });

  test('DIR-10 change by the tenths of adaptation with each step', () => {
    const round = endgame.from - 1;
    for (const step of [-2, -1, 0, 1, 2]) {
      expect(inTenRounds(briefing, round, step)).toEqual(ofTables(briefing, round, step, adaptation));
    }
  });

  test('DIR-5 have at least one UFO, and no negative crises or enemies, however much the director eases', () => {
    const eased = counts({ ...briefing, difficulty: 'tutorial', plan: 'onslaught' }, [], -20, high);
    expect(eased).toMatchObject({ ufos: 1, ufoCues: 1, crises: 0, enemies: 0 });
  });

  test('DIR-5 DIR-7 DIR-12 are at most four UFO cues, five crises, four enemies, and the UFOs left', () => {
    const last = report(40, { orbitUfos: 9 });
    const { ufos, ufoCues, crises, enemies } = counts(briefing, [...reports(39), last], 2, low);
    expect({ ufos, ufoCues, crises, enemies }).toEqual({ ufos: 15, ufoCues: 4, crises: 5, enemies: 4 });
  });

  test('DIR-5 split UFOs into cues of the size of the plan, with at least one UFO each', () => {
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

test('each question of each round has its own random stream', () => {
  const streamsUsed = (before: readonly Report[]) => {
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
    // The continents this plan concentrates on are drawn once for the whole game.
    expect(streamsUsed(reports(round - 1, { orbitUfos: 1 }))).toEqual([...own, 'director/focus']);
  }
});
