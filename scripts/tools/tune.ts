// `npm run tune -- [--generations 40] [--games 1000] [--seed tune] [--minutes 20]`: searches better planner weights
// (src/sim/tuning.ts) and compares them with the old ones on held-out seeds. If they win more, it writes them to
// src/bots/planner/outlook/weights.ts. Reproducible, unless the time limit ends the search.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Weights, weights } from '../../src/bots/index.ts';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import type { Difficulty } from '../../src/content/difficulties.ts';
import { comparison, type Done, playAll, playEach, type Trial, tuned } from '../../src/sim/index.ts';
import { root } from '../../tests/tools/sources.ts';

const { values } = parseArgs({
  options: {
    generations: { type: 'string', default: '40' },
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'tune' },
  },
});
const [generations, games, minutes] = [values.generations, values.games, values.minutes].map(Number) as [
  number,
  number,
  number,
];
if (![generations, games, minutes].every((number) => number > 0)) throw new Error('expected numbers above 0');

const began = performance.now();
const minutesSince = () => (performance.now() - began) / 60_000;

/** Fraction of the time limit reserved for the comparison. */
const keptForEnd = 0.15;
/** Games of the comparison at each difficulty. */
const heldOut = 1000;

/** Fitness of a game that failed: worse than any lost game. */
const worst = -1;
const nobodyStops = new AbortController().signal;

/** Fitness of a game: its score (END-2), scaled so that a win counts 1. */
const fitnessOf = ({ results: [result] }: Done): number => (result ? result.score / 100 : worst);

async function play(trials: readonly Trial[]): Promise<readonly number[]> {
  const found: number[] = trials.map(() => worst);
  const bar = progressBar('games', trials.length);
  let count = 0;
  const batches = trials.map(({ seed, difficulty, weights: tried }) => ({
    wishes: { difficulty },
    seeds: [seed],
    bot: 'planner' as const,
    weights: tried,
  }));
  const heard = (done: Done) => {
    found[done.number] = fitnessOf(done);
    count += 1;
    bar.show(count);
  };
  await playEach(batches, heard, nobodyStops);
  bar.clear();
  return found;
}

const found = await tuned(weights, { seed: values.seed, generations, games }, play, (generation, mean) => {
  console.log(`generation ${generation}: mean score ${(mean * 100).toFixed(1)}, ${minutesSince().toFixed(1)} min`);
  return minutesSince() * (1 + 1 / generation) < minutes * (1 - keptForEnd);
});

/** Rounds to three digits, which is more than the search can resolve. */
const rounded = (number: number): number => Number(number.toPrecision(3));
const names = Object.keys(weights) as (keyof Weights)[];
const better = Object.fromEntries(names.map((name) => [name, rounded(found[name])])) as Record<keyof Weights, number>;

async function winsOf(difficulty: Difficulty, tried: Weights): Promise<readonly boolean[]> {
  const seeds = Array.from({ length: heldOut }, (_, i) => `held-out-${i + 1}`);
  const bar = progressBar(`held-out games, ${difficulty}`, heldOut);
  const batch = { wishes: { difficulty }, seeds, bot: 'planner' as const, weights: tried };
  const { results } = await playAll(batch, bar.show, nobodyStops);
  bar.clear();
  return results.map(({ won }) => won);
}

let gain = 0;
for (const difficulty of ['normal', 'hard'] as const) {
  const [before, after] = [await winsOf(difficulty, weights), await winsOf(difficulty, better)];
  const { difference, interval95, p } = comparison(before, after);
  const [low, high] = interval95;
  const percent = (share: number) => (share * 100).toFixed(1);
  const rate = (wins: readonly boolean[]) => percent(wins.filter((won) => won).length / wins.length);
  console.log(
    `${difficulty}, ${heldOut} held-out games: ${rate(before)} % before, ${rate(after)} % after, ` +
      `difference ${percent(difference)} points (${percent(low)} to ${percent(high)}), McNemar p = ${p.toFixed(4)}`,
  );
  gain += difference;
}

for (const name of names) console.log(`${name}: ${weights[name]} → ${better[name]}`);
if (gain <= 0) {
  console.log('They win no more than the old ones: nothing is written.');
} else {
  const path = join(root, 'src/bots/planner/outlook/weights.ts');
  const text = names.reduce(
    (before, name) => before.replace(new RegExp(`(\\n  ${name}: )[\\d.]+,`), `$1${better[name]},`),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
  console.log('Written to src/bots/planner/outlook/weights.ts.');
}
