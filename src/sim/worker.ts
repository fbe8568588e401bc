// Worker thread: plays the batches it receives.

import { botNamed, plannerWith } from '../bots/index.ts';
import { direct, directEvenly } from '../director/index.ts';
import { playGame, type Result, resultOf, tableWith } from './game.ts';
import type { Batch, Done, Numbered } from './pool.ts';
import { type Reviewed, reviewedOf } from './reviewed.ts';

/** Creates the bot for one game of the batch. */
function botOf({ bot, budget, weights, pack }: Batch, director: typeof direct) {
  return weights ? plannerWith(weights) : botNamed(bot, tableWith(pack, director), budget);
}

/** Returns the processor time of this thread in milliseconds, or before Node 23.9, which cannot tell, the time passed. */
function threadMs(): number {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Plays a batch. An error that ends it early is part of the answer, beside the games played until then. */
export function work({ number, batch }: Numbered): Done {
  const { wishes, seeds, pack, review, evenly = false } = batch;
  const director = evenly ? directEvenly : direct;
  const before = threadMs();
  const results: Result[] = [];
  const reviews: Reviewed[] = [];
  try {
    for (const seed of seeds) {
      const bot = botOf(batch, director);
      const game = playGame({ ...wishes, seed }, bot, pack, undefined, director);
      results.push(resultOf(seed, game));
      if (review) reviews.push(reviewedOf(seed, game, review));
    }
    return { number, results, reviews, cpuMs: threadMs() - before, fault: null };
  } catch (error) {
    return { number, results, reviews, cpuMs: 0, fault: error instanceof Error ? error.message : String(error) };
  }
}
