import { expect, test } from 'vitest';
import { ofKind, report, reports, ufosDetected } from '../../tests/tools/rounds.ts';
import { standardTable } from '../../tests/tools/standard.ts';
import { packOf } from '../content/cards/pack.ts';
import { type Invasion, standardInvasion } from '../content/invasion.ts';
import { standardCards } from '../content/standard/pack.ts';
import { createGame, decide, type Report, seededDice, withPack } from '../rules/index.ts';
import { direct } from './index.ts';

const briefing = { seed: 's', difficulty: 'normal', plan: 'onslaught', base: 'asia' } as const;

/** The standard tables, with other numbers for normal games and Onslaught. */
const calmer: Invasion = {
  pressure: {
    ...standardInvasion.pressure,
    normal: { ...standardInvasion.pressure.normal, ufos: { first: 30, perRound: 0 }, credits: 5, lights: 0 },
  },
  mixes: {
    ...standardInvasion.mixes,
    onslaught: { ...standardInvasion.mixes.onslaught, ufos: 0, enemies: -90, credits: 0, finalMissionRound: 5 },
  },
};

test('DIR-5 DIR-7 DIR-8 DIR-9 DIR-11 the director uses the tables it is given', () => {
  const planned = (before: readonly Report[]) => direct(briefing, before, seededDice('s'), calmer);
  const first = planned([]);
  expect(first.cues[1]?.credits).toBe(17);
  expect(ufosDetected(first)).toBe(3);
  expect(ofKind(first, 'enemy-in-base')).toEqual([]);
  expect(first.forecasts).toEqual([]);
  expect([4, 5].map((round) => planned(reports(round - 1)).finalMission)).toEqual(['locked', 'available']);
});

test('DIR-6 the standard tables are the default', () => {
  for (const before of [[], [report(1, { orbitUfos: 3 })], reports(7)]) {
    const dice = seededDice('s');
    expect(direct(briefing, before, dice, standardInvasion)).toEqual(direct(briefing, before, dice));
  }
});

test('DIR-8 a virtual table uses the tables of its pack, a companion game the standard ones', () => {
  const pack = packOf('calmer', standardCards, { invasion: calmer });
  const budget = (mode: 'companion' | 'virtual') => {
    const table = { ...standardTable, pack };
    const created = createGame({ ...briefing, mode }, table);
    if ('refused' in created) throw new Error('refused');
    const begun = decide(created.state, { type: 'begin' }, 'central-officer', 0, table);
    if ('refused' in begun) throw new Error('refused');
    const { setup, pack: used } = withPack(begun.state.open, pack);
    return [begun.state.hidden.schedule?.cues[1]?.credits, setup.pack, used.name];
  };
  expect(budget('virtual')).toEqual([17, 'calmer', 'calmer']);
  const { pressure, mixes } = standardInvasion;
  const usual = 12 + pressure.normal.credits + mixes.onslaught.credits;
  expect(budget('companion')).toEqual([usual, undefined, 'standard']);
  expect(usual).not.toBe(17);
});
