// Page half: the review of one game, read from the database or found by a worker while the page is open.

import type { Game } from '../../../host/index.ts';
import type { Progress, ReviewRefusal } from '../../../review/index.ts';
import { type FoundReview, foundIn } from '../../platform/database/kept-review.ts';
import { keepReview, keepUnderway, reviewOf } from '../../platform/database/review-repository.ts';
import type { WorkerMessage } from './reviewer.ts';
import { type StartReviewWorker, takeUpReview, type Underway } from './underway.ts';

/** State of a review. `failed`: the worker could not start, or threw an error. */
export type ReviewState = 'waiting' | 'running' | 'stopped' | 'whole' | 'refused' | 'failed';

/** The review of the game on the screen. */
export interface ReviewRun {
  readonly state: ReviewState;
  /** Latest result. Null until the worker has sent its first one. */
  readonly found: FoundReview | null;
  /** Progress of the worker. Null for a review read from the database. */
  readonly progress: Progress | null;
  /** Estimated seconds until it is complete. Null if unknown. */
  readonly left: number | null;
  readonly refused: ReviewRefusal | null;
  readonly stop: () => void;
  readonly resume: () => void;
}

/** Starts the worker. Its code is a separate chunk, loaded only now. */
const startWorker: StartReviewWorker = ({ onMessage, onError }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => onMessage(data);
  worker.onerror = onError;
  worker.onmessageerror = onError;
  return { send: (message) => worker.postMessage(message), stop: () => worker.terminate() };
};

/**
 * Reviews a game while the component lives. A stored review is shown at once, and one that was left goes on. After a
 * reload of the page the work starts again. Earlier results stay shown until the new run has got further.
 */
export function useReview(id: string, { log, state: table, pack }: Game, start = startWorker): ReviewRun {
  let state = $state<ReviewState>('waiting');
  let found = $state.raw<FoundReview | null>(null);
  let progress = $state.raw<Progress | null>(null);
  let left = $state<number | null>(null);
  let refused = $state<ReviewRefusal | null>(null);
  let underway: Underway | null = null;
  let isLeft = false;
  /** Pieces of work behind the shown results, if they were found before a reload of the page. */
  let doneBefore = 0;

  const onMessage = (message: WorkerMessage): void => {
    if (message.type === 'refused') {
      refused = message.refused;
      state = 'refused';
      return;
    }
    ({ progress, left } = message);
    const isBehind = !message.isWhole && message.progress.done < doneBefore;
    if (isBehind) return;
    found = foundIn(message.review);
    if (message.isWhole) {
      state = 'whole';
      void keepReview(id, log.length, found);
    } else if (message.progress.isCovered) void keepUnderway(id, log.length, message.progress.done, found);
  };
  const begin = async (): Promise<void> => {
    const kept = await reviewOf(id, log.length);
    if (isLeft) return;
    found = kept;
    if (kept !== null && kept.done === undefined) {
      state = 'whole';
      return;
    }
    doneBefore = kept?.done ?? 0;
    const onError = (): void => {
      state = 'failed';
    };
    try {
      state = 'running';
      const first = { type: 'review', game: { log, state: table, pack } } as const;
      underway = takeUpReview({ id, rows: log.length, first }, { onMessage, onError }, start);
    } catch {
      onError();
    }
  };

  $effect(() => {
    void begin();
    return () => {
      isLeft = true;
      underway?.leave();
    };
  });

  return {
    get state() {
      return state;
    },
    get found() {
      return found;
    },
    get progress() {
      return progress;
    },
    get left() {
      return left;
    },
    get refused() {
      return refused;
    },
    stop() {
      if (state !== 'running') return;
      state = 'stopped';
      underway?.send({ type: 'pause' });
    },
    resume() {
      if (state !== 'stopped') return;
      state = 'running';
      underway?.send({ type: 'resume' });
    },
  };
}
