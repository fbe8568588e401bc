// Runs pieces of work on all cores.

import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';

/** Options of `onAllCores`. */
export interface Sharing<Answer> {
  /** Called for each answer. If it throws, the pool is terminated and the error is rethrown. */
  readonly heard: (answer: Answer) => void;
  /** Terminates the pool at once. Pieces without an answer are dropped. */
  readonly stop?: AbortSignal | undefined;
  /** Number of workers. Defaults to one per core. */
  readonly workers?: number | undefined;
}

/** Runs pieces of work in workers: the function `work` that `script` exports. Resolves when none is left, or on stop. */
export async function onAllCores<Piece, Answer>(
  script: URL,
  pieces: readonly Piece[],
  { heard, stop, workers = availableParallelism() }: Sharing<Answer>,
): Promise<void> {
  if (pieces.length === 0 || stop?.aborted) return;
  const threads = Math.max(1, Math.min(workers, pieces.length));
  const pool = new Tinypool({ filename: script.href, name: 'work', minThreads: threads, maxThreads: threads });
  const halt = () => void pool.destroy();
  stop?.addEventListener('abort', halt);
  try {
    await Promise.all(pieces.map(async (piece) => heard((await pool.run(piece)) as Answer)));
  } catch (error) {
    if (!stop?.aborted) throw error;
  } finally {
    stop?.removeEventListener('abort', halt);
    await pool.destroy();
  }
}
