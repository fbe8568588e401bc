import { expect, test } from 'vitest';
import { conditionNames } from '../content/day/condition.ts';
import { playConditions } from '../sim/index.ts';
import { conditionsAt, dayRates, held, weekDifficulties } from './index.ts';

test('DAY-1 the planner holds every condition at every difficulty of its days in 15 to 85 of a hundred games', () => {
  for (const difficulty of weekDifficulties) {
    for (const name of conditionsAt(difficulty)) {
      const { [difficulty]: rate = Number.NaN } = held[name];
      expect(rate, `${name} at ${difficulty}`).toBeGreaterThanOrEqual(dayRates.least);
      expect(rate, `${name} at ${difficulty}`).toBeLessThanOrEqual(dayRates.most);
    }
  }
  expect(Object.keys(held)).toEqual([...conditionNames]);
});

/** A small sample of what `npm run daily` plays: it finds gross errors only. */
const games = 60;

test('DAY-1 a small sample agrees with what the page of a day says', {
  tags: ['sweep'],
  timeout: 600_000,
}, async () => {
  const played = await playConditions(games);
  expect(played.length).toBeGreaterThan(30);
  for (const { name, difficulty, wins } of played) {
    const expected = (held[name][difficulty] ?? Number.NaN) / 100;
    const spread = 4 * Math.sqrt((expected * (1 - expected)) / games);
    expect(Math.abs(wins / games - expected), `${name} at ${difficulty}`).toBeLessThan(spread);
  }
});
