// Work shared among all cores: each is sent a piece, answers, and is sent the next.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** How work is shared. */
export interface Sharing<Answer> {
  /** Told each answer as it comes. What it throws ends the work. */
  readonly heard: (answer: Answer) => void;
  /** Ends it at once: pieces without an answer are left. */
  readonly stop?: AbortSignal | undefined;
  /** How many at once; one for each core if left out. */
  readonly workers?: number | undefined;
}

/** Sends pieces of work to workers that answer each with one message, until none is left. */
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
