// Worker half: reviews one game in slices and sends the results to the page.

import { direct } from '../../../director/index.ts';
import type { Game } from '../../../host/index.ts';
import { beginReview, type Progress, type Review, type ReviewRefusal } from '../../../review/index.ts';
import { seededDice } from '../../../rules/index.ts';

/** Message from the worker to the page. */
export type WorkerMessage =
  | { readonly type: 'refused'; readonly refused: ReviewRefusal }
  | {
      readonly type: 'found';
      readonly review: Review;
      readonly progress: Progress;
      /** Estimated seconds until the review is complete. Null in the first pass. */
      readonly left: number | null;
      readonly isWhole: boolean;
    };

/** Message from the page to the worker: starts a review, pauses it, or resumes it. */
export type PageMessage = { readonly type: 'review'; readonly game: Game } | { readonly type: 'pause' | 'resume' };

/** Worlds for each decision, as in `sitroom review`. */
const worlds = 64;

/** In ms: duration of one slice of work, and the interval between two results. */
const slice = { work: 60, interval: 1_000 } as const;

/** A review in progress. */
export interface Reviewer {
  /** Works for one slice. Returns whether there is more to do. */
  readonly work: () => boolean;
}

/** Begins the review of a game. `now` is a clock in ms. */
export function createReviewer(game: Game, now: () => number, send: (message: WorkerMessage) => void): Reviewer {
  const reviewing = beginReview(game, { seed: 'review', worlds, table: { director: direct, dice: seededDice } });
  if ('refused' in reviewing) {
    send({ type: 'refused', refused: reviewing.refused });
    return { work: () => false };
  }
  const { step, progress, found } = reviewing;
  let worked = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  let wasCovered = false;
  const sendResult = (isWhole: boolean): void => {
    const at = progress();
    sentAt = now();
    wasCovered = at.isCovered;
    const left = at.isCovered ? (worked * (at.all - at.done)) / Math.max(1, at.done) / 1_000 : null;
    send({ type: 'found', review: found(), progress: at, left, isWhole });
  };
  return {
    work() {
      const from = now();
      let hasMore = true;
      while (hasMore && now() - from < slice.work) hasMore = step();
      worked += now() - from;
      const isCoveredNow = progress().isCovered && !wasCovered;
      if (!hasMore || isCoveredNow || now() - sentAt >= slice.interval) sendResult(!hasMore);
      return hasMore;
    },
  };
}
