import type { Review } from '../../review/index.ts';

/** A review as JSON: chances from 0 to 1. `seconds` is how long it took. */
export function reviewJson(review: Review, seconds: number): object {
  const { result, start, decisions, luck, moments, curve, worlds } = review;
  return { result, start, decisions, luck, moments, curve, worlds, seconds };
}
