import { expect, test } from 'vitest';
import { type Weights, weights } from '../bots/index.ts';
import { type Play, type Trial, tuned } from './tuning.ts';

const search = { seed: 'search', generations: 60, games: 40 };

/** Synthetic optimum: panic doubled and damage halved. Other weights have no effect. */
const best = { panic: weights.panic * 2, damage: weights.damage / 2 };
const distance = (tried: Weights): number =>
  Math.abs(Math.log(tried.panic / best.panic)) + Math.abs(Math.log(tried.damage / best.damage));
const play: Play = (trials) => Promise.resolve(trials.map((trial) => -distance(trial.weights)));

test('the search finds better weights', async () => {
  const found = await tuned(weights, search, play, () => true);
  expect(distance(weights)).toBeGreaterThan(1.3);
  expect(distance(found)).toBeLessThan(0.5);
});

test('both games of a pair have the same seed and difficulty, and weights perturbed in opposite directions', async () => {
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

test('the same search gives the same weights, another seed gives others', async () => {
  const short = { ...search, generations: 3 };
  const one = await tuned(weights, short, play, () => true);
  expect(await tuned(weights, short, play, () => true)).toEqual(one);
  expect(await tuned(weights, { ...short, seed: 'other' }, play, () => true)).not.toEqual(one);
});

test('the search ends when the report returns false, and equal results leave the weights unchanged', async () => {
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
