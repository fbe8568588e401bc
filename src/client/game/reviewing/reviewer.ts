// Worker half: reviews one game, piece by piece, and tells what it has found.

import { direct } from '../../../director/index.ts';
import type { Game } from '../../../host/index.ts';
import { beginReview, type Progress, type Review, type ReviewRefusal } from '../../../review/index.ts';
import { seededDice } from '../../../rules/index.ts';

/** What the worker tells the page. */
export type Told =
  | { readonly type: 'refused'; readonly refused: ReviewRefusal }
  | {
      readonly type: 'found';
      readonly review: Review;
      readonly progress: Progress;
      /** Seconds until everything is found, as far as can be told. Null in the first pass. */
      readonly left: number | null;
      readonly isWhole: boolean;
    };

/** What the page tells the worker: a game to review, or to rest or go on. */
export type Order = { readonly type: 'review'; readonly game: Game } | { readonly type: 'rest' | 'go' };

/** Worlds for each decision, as in `sitroom review`. */
const worlds = 64;

/** How long it works before it looks whether it was stopped, and how often it tells what it has found, in ms. */
const slice = { work: 60, tell: 1_000 } as const;

/** A review that is done in slices. */
export interface Reviewer {
  /** Works for a moment. Returns whether there is more to do. */
  readonly work: () => boolean;
}

/** Begins the review of a game. `now` is a clock in ms. */
export function createReviewer(game: Game, now: () => number, tell: (told: Told) => void): Reviewer {
  const reviewing = beginReview(game, { seed: 'review', worlds, table: { director: direct, dice: seededDice } });
  if ('refused' in reviewing) {
    tell({ type: 'refused', refused: reviewing.refused });
    return { work: () => false };
  }
  const { step, progress, found } = reviewing;
  let worked = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let wasCovered = false;
  const tellNow = (isWhole: boolean): void => {
    const at = progress();
    toldAt = now();
    wasCovered = at.isCovered;
    const left = at.isCovered ? (worked * (at.all - at.done)) / Math.max(1, at.done) / 1_000 : null;
    tell({ type: 'found', review: found(), progress: at, left, isWhole });
  };
  return {
    work() {
      const from = now();
      let goesOn = true;
      while (goesOn && now() - from < slice.work) goesOn = step();
      worked += now() - from;
      const isCoveredNow = progress().isCovered && !wasCovered;
      if (!goesOn || isCoveredNow || now() - toldAt >= slice.tell) tellNow(!goesOn);
      return goesOn;
    },
  };
}
