/** Judges a game after it was played: what decisions and luck were worth. Pure: the caller supplies director and dice. */

export { type Evening, eveningOf } from './evening.ts';
export type { Moment, Told } from './moments.ts';
export {
  beginReview,
  chanceAt,
  type Review,
  type Reviewing,
  type ReviewRefusal,
  roundsOf,
} from './review.ts';
export { shownMoment, shownSums } from './shown.ts';
