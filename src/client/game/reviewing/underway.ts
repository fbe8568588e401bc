// A review that is under way. One that was left waits in its worker, and goes on when its game is opened again (REV-7).

import type { PageMessage, WorkerMessage } from './reviewer.ts';

/** The worker, as the page sees it. */
export interface ReviewWorker {
  send(message: PageMessage): void;
  stop(): void;
}

/** Starts a worker. Throws if that is impossible, and calls `onError` if the worker fails later. */
export type StartReviewWorker = (on: {
  readonly onMessage: (message: WorkerMessage) => void;
  readonly onError: () => void;
}) => ReviewWorker;

/** A part of a page that shows a review. */
interface Listener {
  readonly onMessage: (message: WorkerMessage) => void;
  readonly onError: () => void;
}

/** A review under way. */
export interface Underway {
  readonly send: (message: PageMessage) => void;
  /** Leaves it: it waits until it is taken up again, or another one is left. */
  readonly leave: () => void;
}

interface Left {
  readonly id: string;
  readonly rows: number;
  readonly takeUp: (by: Listener) => Underway;
  readonly stop: () => void;
}

/** The review that was left last. Others are given up. */
let left: Left | null = null;

function giveUp(): void {
  left?.stop();
  left = null;
}

function begin(id: string, rows: number, start: StartReviewWorker, first: Listener): Underway {
  let listener: Listener | null = first;
  let latest: WorkerMessage | null = null;
  let isOver = false;
  const worker = start({
    onMessage(message) {
      latest = message;
      isOver = message.type === 'refused' || message.isWhole;
      listener?.onMessage(message);
      if (isOver) worker.stop();
    },
    onError() {
      isOver = true;
      if (listener === null) giveUp();
      else listener.onError();
    },
  });
  const underway: Underway = {
    send: (message) => worker.send(message),
    leave() {
      listener = null;
      if (isOver) return;
      worker.send({ type: 'pause' });
      giveUp();
      left = { id, rows, takeUp, stop: () => worker.stop() };
    },
  };
  const takeUp = (by: Listener): Underway => {
    listener = by;
    if (latest !== null) by.onMessage(latest);
    if (!isOver) worker.send({ type: 'resume' });
    return underway;
  };
  return underway;
}

/**
 * Takes up the review of a game that was left, or starts one by `start` and sends it `first`. `rows` is the length of the log.
 * Throws if no worker can be started.
 */
export function takeUpReview(
  { id, rows, first }: { readonly id: string; readonly rows: number; readonly first: PageMessage },
  listener: Listener,
  start: StartReviewWorker,
): Underway {
  const waiting = left;
  if (waiting?.id === id && waiting.rows === rows) {
    left = null;
    return waiting.takeUp(listener);
  }
  const underway = begin(id, rows, start, listener);
  underway.send(first);
  return underway;
}
