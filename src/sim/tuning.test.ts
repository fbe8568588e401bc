import { expect, test } from 'vitest';
import { type Weights, weights } from '../bots/index.ts';
import { type Play, type Trial, tuned } from './tuning.ts';

const search = { seed: 'search', generations: 60, games: 40 };

/** Plays for which panic should be worth twice as much and damage half as much as usual; nothing else matters. */
const best = { panic: weights.panic * 2, damage: weights.damage / 2 };
const missing = (tried: Weights): number =>
  Math.abs(Math.log(tried.panic / best.panic)) + Math.abs(Math.log(tried.damage / best.damage));
const play: Play = (trials) => Promise.resolve(trials.map((trial) => -missing(trial.weights)));

test('the search finds what wins more', async () => {
  const found = await tuned(weights, search, play, () => true);
  expect(missing(weights)).toBeGreaterThan(1.3);
  expect(missing(found)).toBeLessThan(0.5);
});

test('every pair of games has one seed and difficulty, and weights moved to both sides of the same place', async () => {
  const seen: (readonly Trial[])[] = [];
  const watched: Play = (trials) => {
    seen.push(trials);
    return play(trials);
  };
  await tuned(weights, { ...search, generations: 2 }, watched, () => true);
  expect(seen.map((trials) => trials.length)).toEqual([40, 40]);
  for (let i = 0; i < 40; i += 2) {
    const [one, other] = (seen[0] ?? []).slice(i, i + 2) as [Trial, Trial];
    expect([other.seed, other.difficulty]).toEqual([one.seed, one.difficulty]);
    expect(one.weights.panic * other.weights.panic).toBeCloseTo(weights.panic ** 2, 9);
  }
  expect(new Set(seen.flat().map(({ seed }) => seed)).size).toBe(40);
  expect(new Set(seen.flat().map(({ difficulty }) => difficulty))).toEqual(new Set(['normal', 'hard', 'expert']));
});

test('the same search takes the same way, another seed another one', async () => {
  const short = { ...search, generations: 3 };
  const one = await tuned(weights, short, play, () => true);
  expect(await tuned(weights, short, play, () => true)).toEqual(one);
  expect(await tuned(weights, { ...short, seed: 'other' }, play, () => true)).not.toEqual(one);
});

test('the search ends when it is told to, and starts from what nothing tells apart', async () => {
  const generations: number[] = [];
  const found = await tuned(
    weights,
    search,
    (trials) => Promise.resolve(trials.map(() => 0)),
    (generation) => generations.push(generation) < 3,
  );
  expect(generations).toEqual([1, 2, 3]);
  expect(found).toEqual(weights);
});
