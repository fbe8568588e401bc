// Worker pool: each worker receives a piece, answers, and receives the next.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Options of `onAllCores`. */
export interface Sharing<Answer> {
  /** Called for each answer. If it throws, the pool is terminated and the error is rethrown. */
  readonly heard: (answer: Answer) => void;
  /** Terminates the pool at once. Pieces without an answer are dropped. */
  readonly stop?: AbortSignal | undefined;
  /** Number of workers. Defaults to one per core. */
  readonly workers?: number | undefined;
}

/** Runs pieces of work on workers that answer each piece with one message. Resolves when none is left, or on stop. */
export async function onAllCores<Piece, Answer>(
  script: URL,
  pieces: readonly Piece[],
  { heard, stop, workers = availableParallelism() }: Sharing<Answer>,
): Promise<void> {
  const waiting = pieces.toReversed();
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script);
      const halt = () => end(resolve);
      const end = (then: () => void) => {
        stop?.removeEventListener('abort', halt);
        void worker.terminate().then(then, reject);
      };
      const fail = (error: Error) => {
        waiting.length = 0;
        end(() => reject(error));
      };
      const next = () => {
        const piece = stop?.aborted ? undefined : waiting.pop();
        if (piece === undefined) end(resolve);
        else worker.postMessage(piece);
      };
      stop?.addEventListener('abort', halt);
      worker.on('error', fail);
      worker.on('message', (answer: Answer) => {
        try {
          heard(answer);
          next();
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)));
        }
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, waiting.length)) }, work));
}
