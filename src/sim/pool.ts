// Plays games in parallel, in batches of seeds.

import { extname } from 'node:path';
import type { BotName, Budget, Weights } from '../bots/index.ts';
import type { Pack } from '../content/cards/pack.ts';
import { onAllCores } from './cores.ts';
import { DeadEnd, type GameWishes, type Result } from './game.ts';
import type { Reviewed, ReviewWishes } from './reviewed.ts';

/** Games that differ only in their seeds. */
export interface Batch {
  readonly wishes: Omit<GameWishes, 'seed'>;
  readonly seeds: readonly string[];
  readonly bot: BotName;
  /** Whether the director plays without adaptation. */
  readonly evenly?: boolean;
  /** Weights of a planner. If given, they replace `bot`. */
  readonly weights?: Weights;
  /** Budget of the thinker. Defaults to the usual one. */
  readonly budget?: Extract<Budget, { rollouts: number }> | undefined;
  /** Pack to play with. Defaults to the standard set. */
  readonly pack?: Pack;
  /** Options for reviewing each game. If missing, no game is reviewed. */
  readonly review?: ReviewWishes;
}

/** The worker beside this file: a `.ts` file, or a `.js` file once bundled. */
const worker = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Message to a worker: a batch and its index. */
export interface Numbered {
  readonly number: number;
  readonly batch: Batch;
}

/** Answer of a worker. `cpuMs` is processor time, and `fault` the message of an error that ended the batch early. */
export interface Done {
  readonly number: number;
  readonly results: readonly Result[];
  /** The reviews of the games, if they were wanted. */
  readonly reviews: readonly Reviewed[];
  readonly cpuMs: number;
  readonly fault: string | null;
}

/** Small enough for a smooth progress bar, large enough for negligible messaging overhead. */
const batchSize = 10;

function split({ seeds, ...rest }: Batch): Batch[] {
  return Array.from({ length: Math.ceil(seeds.length / batchSize) }, (_, i) => ({
    ...rest,
    seeds: seeds.slice(i * batchSize, (i + 1) * batchSize),
  }));
}

/** Result of playing a batch. */
export interface AllPlayed {
  readonly results: readonly Result[];
  /** The reviews, if they were wanted, in the same order. */
  readonly reviews: readonly Reviewed[];
  /** Processor time of all cores together, in milliseconds. */
  readonly cpuMs: number;
}

/**
 * Plays batches in parallel, each on one core. Calls `heard` for each finished batch, in any order. If it throws, the
 * remaining batches are dropped. `stop` ends the work early.
 */
export const playEach = (
  batches: readonly Batch[],
  heard: (done: Done) => void,
  stop: AbortSignal,
  workers?: number,
): Promise<void> => {
  const numbered = batches.map((batch, number): Numbered => ({ number, batch }));
  return onAllCores(worker, numbered, { heard, stop, workers });
};

/**
 * Plays one batch on all cores. Returns the results in the order of their seeds. `progress` is called with the number
 * of games done. `stop` ends the work early and keeps the finished games. Throws `DeadEnd` if a game gets stuck.
 */
export async function playAll(
  batch: Batch,
  progress: (done: number) => void,
  stop: AbortSignal,
  workers?: number,
): Promise<AllPlayed> {
  const results: Result[] = [];
  const reviews: Reviewed[] = [];
  let cpuMs = 0;
  const heard = (done: Done): void => {
    results.push(...done.results);
    reviews.push(...done.reviews);
    cpuMs += done.cpuMs;
    progress(results.length);
    if (done.fault !== null) throw new DeadEnd(done.fault);
  };
  await playEach(split(batch), heard, stop, workers);
  const order = new Map(batch.seeds.map((seed, i) => [seed, i]));
  const inOrder = <T extends { readonly seed: string }>(some: readonly T[]): readonly T[] =>
    some.toSorted((a, b) => (order.get(a.seed) ?? 0) - (order.get(b.seed) ?? 0));
  return { results: inOrder(results), reviews: inOrder(reviews), cpuMs };
}
