import { describe, expect, test } from 'vitest';
import { evolutionLimits } from '../../src/content/evolution/cues.ts';
import { evolutionPanic } from '../../src/content/evolution/plans.ts';
import { mostTokens, tokenGrowth, tokensOfPlan, tokensPerStep } from '../../src/content/evolution/tokens.ts';
import { type Plan, plans } from '../../src/content/plans.ts';
import type { Briefing, Cue, Report, Schedule } from '../../src/rules/index.ts';
import { calm } from '../tools/given.ts';
import { many, mean, ofKind, planned, reports } from '../tools/rounds.ts';

const levels = ['easy', 'normal', 'hard', 'expert'] as const;
const owned = { expansions: ['evolution'] } as const;
const red = { ...calm, asia: 'red', europe: 'red' } as const;

/** Rounds of every kind: each plan of the base game at each difficulty, early and late, calm and not. */
function* rounds(): Generator<[Partial<Briefing>, Report[]]> {
  for (const difficulty of levels)
    for (const plan of plans)
      for (let i = 0; i < 30; i += 1) {
        const before = reports(i % 10, i % 2 === 0 ? {} : { panic: red, orbitUfos: i % 5 });
        yield [{ difficulty, plan, seed: `round-${i}` }, before];
      }
}

const tokensIn = (schedule: Schedule): number =>
  ofKind(schedule, 'sabotage').reduce((sum, { tokens = 0 }) => sum + tokens, 0);
/** The cues that each light goes on at and shows. */
const lights = ({ cues, forecasts }: Schedule) =>
  forecasts.map(({ from, reveals }) => [cues[from - 1], cues[reveals - 1]]);

describe('rounds with Evolution', () => {
  test('EVO-18 EVO-19 have the cues and lights of the same round without it, in the same order', () => {
    for (const [briefing, before] of rounds()) {
      const [base, more] = [planned(briefing, before), planned({ ...briefing, ...owned }, before)];
      expect(more.cues.filter(({ kind }) => kind !== 'sabotage')).toEqual(base.cues);
      expect(lights(more)).toEqual(lights(base));
      expect({ ...more, cues: [], forecasts: [] }).toEqual({ ...base, cues: [], forecasts: [] });
    }
  });

  test('EVO-14 EVO-16 EVO-17 EVO-18 have at most two sabotage cues of one or two tokens, after the opening and before the end', () => {
    const places = new Set<string>();
    for (const [briefing, before] of rounds()) {
      const { cues } = planned({ ...briefing, ...owned }, before);
      const at = cues.flatMap((cue, i) => (cue.kind === 'sabotage' ? [i] : []));
      const first = cues.findIndex(({ kind }) => !['new-technology', 'budget', 'ufos-descend'].includes(kind));
      expect(at.length).toBeLessThanOrEqual(2);
      expect(tokensIn({ cues } as Schedule)).toBeLessThanOrEqual(mostTokens.round / 10);
      for (const i of at) {
        const limit = 1000 * evolutionLimits.sabotage[briefing.difficulty ?? 'normal'];
        const { tokens, ...cue } = cues[i] as Cue;
        expect(cue).toEqual({ kind: 'sabotage', side: 'alien', role: 'central-officer', scrambled: false, limit });
        expect([1, 2]).toContain(tokens);
        expect(i >= first && i < cues.length - 1).toBe(true);
        places.add(i === first ? 'first' : i === cues.length - 2 ? 'last' : 'between');
      }
    }
    expect(places).toEqual(new Set(['first', 'last', 'between']));
  });

  test('EVO-22 EVO-24 have tokens by difficulty, plan, round and step of adaptation', () => {
    const everyPlan = [...plans, ...Object.keys(evolutionPanic)] as Plan[];
    for (const difficulty of levels)
      for (const plan of everyPlan)
        for (const round of [1, 5]) {
          const after = many(400, { difficulty, plan, ...owned }, reports(round - 1));
          const { first, perRound } = tokenGrowth[difficulty];
          const step = after[0]?.adaptation.step ?? 0;
          const tenths = first + perRound * (round - 1) + tokensOfPlan[plan] + step * tokensPerStep;
          expect(mean(after.map(tokensIn))).toBeCloseTo(Math.min(mostTokens.round, tenths) / 10, 0);
        }
  });

  test('EVO-22 the sums of two thousand rounds are within 2 % of the table', () => {
    const sum = mean(many(2000, { difficulty: 'normal', ...owned }).map(tokensIn));
    expect(Math.abs(sum - tokenGrowth.normal.first / 10)).toBeLessThan(0.02);
    const third = mean(many(2000, { difficulty: 'hard', ...owned }, reports(1)).map(tokensIn));
    expect(Math.abs(third / 1.3 - 1)).toBeLessThan(0.02);
  });

  test('EVO-23 two tokens are one cue or two, by even chance', () => {
    const two = many(600, { difficulty: 'expert', plan: 'subversion', ...owned }).filter(
      (round) => tokensIn(round) === 2,
    );
    const split = two.filter((round) => ofKind(round, 'sabotage').length === 2).length / two.length;
    expect(two.length).toBeGreaterThan(100);
    expect(Math.abs(split - 0.5)).toBeLessThan(0.1);
  });

  test('EVO-12 the plans of the box are planned by mixes of their own', () => {
    const ufos = (plan: Plan) =>
      mean(many(200, { plan, ...owned }).map((round) => ofKind(round, 'enemy-in-base').length));
    expect(ufos('decapitation')).toBeGreaterThan(ufos('subversion') + 0.5);
    expect(() => planned({ plan: 'subversion' })).toThrow('not one of the base game');
  });
});
