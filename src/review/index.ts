/** Judges a played game: the worth of decisions and luck. Pure: the caller supplies director and dice. */

export { reviewEdition } from './edition.ts';
export { type CueTime, type Evening, eveningOf } from './evening.ts';
export type { Moment, Told } from './moments.ts';
export {
  beginReview,
  chanceAt,
  type Progress,
  type Review,
  type Reviewing,
  type ReviewRefusal,
  roundsOf,
} from './review.ts';
export { apportioned, type Shown, shownMoment, shownSums } from './shown.ts';
export { tableBefore, tablesFrom } from './table.ts';
export type { Kind } from './turn.ts';
