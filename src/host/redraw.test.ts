import { expect, test } from 'vitest';
import { standardTable } from '../../tests/tools/standard.ts';
import { continents } from '../content/continents.ts';
import { allRules, type GameOptions } from '../rules/index.ts';
import { setUp } from './game.ts';
import { createRedraw } from './redraw.ts';

const wishes: GameOptions = { seed: 'redraw', difficulty: 'normal', mode: 'companion', timers: 2 };
const laid = (some: GameOptions) => {
  const game = setUp(some, standardTable);
  if ('refused' in game) throw new Error(game.refused.code);
  return game;
};

test('SET-1 a change of one draw keeps the others, and panic follows plan and base unless it was fixed', () => {
  const before = laid(wishes);
  const { base, plan, enemyTypes } = before.state.open.setup;
  const other = continents.find((one) => one !== base) ?? 'asia';
  const after = laid(createRedraw(before, { base: other }, allRules));
  expect(after.state.open).toMatchObject({ timers: 2, setup: { base: other, plan, enemyTypes } });
  expect(after.state.open.setup).toEqual(laid({ ...wishes, base: other }).state.open.setup);
});

const plain = { 'north-america': 0, 'south-america': 0, europe: 1, africa: 1, asia: 0, australia: 1 };

test('SET-1 another seed draws anew what nobody has fixed by hand, and only that', () => {
  const fixed = laid(createRedraw(laid(wishes), { base: 'africa', startingPanic: { ...plain, asia: 2 } }, allRules));
  const seeds = Array.from({ length: 20 }, (_, i) => `seed-${i}`);
  const setups = seeds.map((seed) => laid(createRedraw(fixed, { seed }, allRules)).state.open.setup);
  expect(new Set(setups.map(({ base }) => base))).toEqual(new Set(['africa']));
  expect(new Set(setups.map(({ startingPanic }) => startingPanic.asia))).toEqual(new Set([2]));
  expect(new Set(setups.map(({ plan }) => plan)).size).toBeGreaterThan(1);
  expect(new Set(setups.map(({ enemyTypes }) => String(enemyTypes))).size).toBeGreaterThan(1);
});
