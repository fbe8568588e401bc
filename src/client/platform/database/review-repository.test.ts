import { expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { edition } from '../../../host/index.ts';
import { beginReview, reviewEdition } from '../../../review/index.ts';
import { playGame, tableWith } from '../../../sim/index.ts';
import { foundIn, parseReview } from './kept-review.ts';
import { keepReview, keepUnderway, keptReview, reviewOf, reviewsOf } from './review-repository.ts';

const game = playGame({ seed: 'kept', difficulty: 'expert' }, bots.beginner);
const reviewing = beginReview(game, { seed: 'r', worlds: 2, table: tableWith() });
if ('refused' in reviewing) throw new Error(reviewing.refused);
while (reviewing.step());
const found = foundIn(reviewing.found());
const row = { id: 'g', written: 5, edition, reviewEdition, rows: game.log.length, ...found };
/** Returns a row as a database returns it. */
const stored = (some: object): unknown => structuredClone({ ...row, ...some });

test('what a review has found is read as it was kept', () => {
  expect(found.moments.length).toBeGreaterThan(0);
  expect(parseReview(stored({}))).toEqual(row);
});

test('REV-7 a review by other rules, or by another way to review, is dropped', () => {
  expect(parseReview(stored({ edition: edition - 1 }))).toBe(null);
  expect(parseReview(stored({ reviewEdition: reviewEdition + 1 }))).toBe(null);
});

test('a damaged review is dropped', () => {
  for (const damage of [null, 7, {}, stored({ sums: { ...found.sums, start: Number.NaN } }), stored({ stems: [{}] })])
    expect(parseReview(damage)).toBe(null);
  const [first] = found.moments;
  const hostile = { as: 'commander', intent: { type: 'fly' } };
  expect(parseReview(stored({ moments: [{ ...first, done: [hostile] }] }))).toBe(null);
});

test('without a database reviews last as long as the page, and only for the log that was reviewed', async () => {
  await keepReview('g', 10, found);
  expect((await reviewOf('g', 10))?.sums).toEqual(found.sums);
  expect(await reviewOf('g', 11)).toBe(null);
  expect((await reviewsOf()).map(({ id }) => id)).toEqual(['g']);
});

test('REV-7 what a review under way has found is kept, unless more of it is known, and counts only once it is whole', async () => {
  const doneOf = async () => (await reviewOf('u', 10))?.done;
  await keepUnderway('u', 10, 40, found);
  await keepUnderway('u', 10, 30, found);
  expect(await doneOf()).toBe(40);
  expect(await keptReview('u')).toBe(null);
  expect((await reviewsOf()).map(({ id }) => id)).not.toContain('u');
  await keepReview('u', 10, found);
  await keepUnderway('u', 10, 50, found);
  expect(await keptReview('u')).not.toBe(null);
  expect(await doneOf()).toBe(undefined);
});
