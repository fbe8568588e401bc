// Many games at once, on all cores, in batches of seeds.

import type { BotName, Budget, Weights } from '../bots/index.ts';
import type { Pack } from '../content/cards/pack.ts';
import { onAllCores } from './cores.ts';
import { DeadEnd, type GameWishes, type Result } from './game.ts';

/** Games that differ in their seeds alone. */
export interface Batch {
  readonly wishes: Omit<GameWishes, 'seed'>;
  readonly seeds: readonly string[];
  readonly bot: BotName;
  /** Whether the director neither eases nor presses. */
  readonly evenly?: boolean;
  /** What things are worth to planners, instead of their usual weights. */
  readonly weights?: Weights;
  /** The thinker's budget, if not the usual one. */
  readonly budget?: Extract<Budget, { rollouts: number }> | undefined;
  /** Another pack than the standard set. */
  readonly pack?: Pack;
}

/** What a worker is sent: a batch and its number among all of them. */
export interface Numbered {
  readonly number: number;
  readonly batch: Batch;
}

/** What a worker answers: results, the time its core took, and what stopped it, if anything did. */
export interface Done {
  readonly number: number;
  readonly results: readonly Result[];
  readonly cpuMs: number;
  readonly fault: string | null;
}

/** Small enough for the bar to move, large enough to cost nothing. */
const batchSize = 10;

function split({ seeds, ...rest }: Batch): Batch[] {
  return Array.from({ length: Math.ceil(seeds.length / batchSize) }, (_, i) => ({
    ...rest,
    seeds: seeds.slice(i * batchSize, (i + 1) * batchSize),
  }));
}

/** All games of a batch that were played. */
export interface AllPlayed {
  readonly results: readonly Result[];
  /** Milliseconds of processor time that the games took, on all cores together. */
  readonly cpuMs: number;
}

/**
 * Plays each batch on one core. `heard` is called for each that is done, in any order. If it throws, the rest is left.
 * `stop` ends the work early.
 */
export const playEach = (
  batches: readonly Batch[],
  heard: (done: Done) => void,
  stop: AbortSignal,
  workers?: number,
): Promise<void> => {
  const numbered = batches.map((batch, number): Numbered => ({ number, batch }));
  return onAllCores(new URL('./worker.ts', import.meta.url), numbered, { heard, stop, workers });
};

/**
 * Plays all the games of a batch. `progress` hears how many are done; `stop` ends it early, and what is done by then is
 * kept. Results come in the order of their seeds. Throws DeadEnd with the seed of a game that cannot be played.
 */
export async function playAll(
  batch: Batch,
  progress: (done: number) => void,
  stop: AbortSignal,
  workers?: number,
): Promise<AllPlayed> {
  const results: Result[] = [];
  let cpuMs = 0;
  const heard = (done: Done): void => {
    results.push(...done.results);
    cpuMs += done.cpuMs;
    progress(results.length);
    if (done.fault !== null) throw new DeadEnd(done.fault);
  };
  await playEach(split(batch), heard, stop, workers);
  const order = new Map(batch.seeds.map((seed, i) => [seed, i]));
  return { results: results.toSorted((a, b) => (order.get(a.seed) ?? 0) - (order.get(b.seed) ?? 0)), cpuMs };
}
