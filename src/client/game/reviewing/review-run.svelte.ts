// Page half: the review of one game, kept or found by a worker while the page is open.

import type { Game } from '../../../host/index.ts';
import type { Progress, ReviewRefusal } from '../../../review/index.ts';
import { type FoundReview, foundIn } from '../../platform/database/kept-review.ts';
import { keepReview, reviewOf } from '../../platform/database/review-repository.ts';
import type { Order, Told } from './reviewer.ts';

/** How a review stands. `failed`: no worker could be started, or it broke. */
export type ReviewState = 'waiting' | 'running' | 'stopped' | 'whole' | 'refused' | 'failed';

/** The review of the game on the screen. */
export interface ReviewRun {
  readonly state: ReviewState;
  /** What is known so far. Null at first. */
  readonly found: FoundReview | null;
  /** How far it has come; null if it was kept. */
  readonly progress: Progress | null;
  /** Seconds that it still needs; null if that is not known. */
  readonly left: number | null;
  readonly refused: ReviewRefusal | null;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** A worker that reviews. */
export interface ReviewWorker {
  send(order: Order): void;
  stop(): void;
}

/** Starts a worker. Throws if that is impossible, and calls `failed` if the worker breaks later. */
export type StartReviewWorker = (on: {
  readonly told: (told: Told) => void;
  readonly failed: () => void;
}) => ReviewWorker;

/** Starts the worker. Its code is a separate chunk, loaded only now. */
const startWorker: StartReviewWorker = ({ told, failed }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = failed;
  worker.onmessageerror = failed;
  return { send: (order) => worker.postMessage(order), stop: () => worker.terminate() };
};

/** Reviews a game while the component lives. A review that was kept is shown at once. */
export function useReview(id: string, { log, state: table, pack }: Game, start = startWorker): ReviewRun {
  let state = $state<ReviewState>('waiting');
  let found = $state.raw<FoundReview | null>(null);
  let progress = $state.raw<Progress | null>(null);
  let left = $state<number | null>(null);
  let refused = $state<ReviewRefusal | null>(null);
  let worker: ReviewWorker | null = null;
  let isLeft = false;

  const told = (news: Told): void => {
    if (news.type === 'refused') {
      refused = news.refused;
      state = 'refused';
      return;
    }
    found = foundIn(news.review);
    ({ progress, left } = news);
    if (!news.isWhole) return;
    state = 'whole';
    void keepReview(id, log.length, found);
    worker?.stop();
  };
  const begin = async (): Promise<void> => {
    const kept = await reviewOf(id, log.length);
    if (isLeft) return;
    if (kept !== null) {
      found = kept;
      state = 'whole';
      return;
    }
    const failed = (): void => {
      state = 'failed';
    };
    try {
      state = 'running';
      worker = start({ told, failed });
      worker.send({ type: 'review', game: { log, state: table, pack } });
    } catch {
      failed();
    }
  };

  $effect(() => {
    void begin();
    return () => {
      isLeft = true;
      worker?.stop();
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
      worker?.send({ type: 'rest' });
    },
    goOn() {
      if (state !== 'stopped') return;
      state = 'running';
      worker?.send({ type: 'go' });
    },
  };
}
