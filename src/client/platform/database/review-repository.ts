// Stores the results of reviews. Loaded late, so it opens the database itself.

import { edition } from '../../../host/index.ts';
import { reviewEdition } from '../../../review/index.ts';
import { type Database, openDatabase } from './database.ts';
import { type FoundReview, type KeptReview, parseReview } from './kept-review.ts';

let opened: Promise<Database> | null = null;
const database = (): Promise<Database> => {
  opened ??= openDatabase();
  return opened;
};

/** Reviews of this page. Without a database they last as long as it does. */
const here = new Map<string, KeptReview>();

const isWhole = ({ done }: KeptReview): boolean => done === undefined;

async function stored(id: string): Promise<KeptReview | null> {
  const row = await database()
    .then((db) => db.get('reviews', id))
    .catch(() => null);
  return here.get(id) ?? parseReview(row);
}

/** Returns the whole review of a game. Null if none is kept. */
export async function keptReview(id: string): Promise<KeptReview | null> {
  const review = await stored(id);
  return review !== null && isWhole(review) ? review : null;
}

/** Returns the review of a game whose log has this many rows, complete or not. Null if there is none. */
export async function reviewOf(id: string, rows: number): Promise<KeptReview | null> {
  const review = await stored(id);
  return review?.rows === rows ? review : null;
}

const rowFor = (id: string, rows: number, found: FoundReview) =>
  ({ id, written: Date.now(), edition, reviewEdition, rows, ...found }) as const;

/** Keeps a whole review with its game. */
export async function keepReview(id: string, rows: number, found: FoundReview): Promise<void> {
  const review = rowFor(id, rows, found);
  here.set(id, review);
  await database()
    .then((db) => db.put('reviews', review))
    .catch(() => {});
}

/**
 * Stores the findings of a review after `done` pieces of work, so that a reload of the page shows them at once. Does
 * not replace a review that has got further, for example in another tab.
 */
export async function keepUnderway(id: string, rows: number, done: number, found: FoundReview): Promise<void> {
  const isFurther = (review: KeptReview | null | undefined): boolean =>
    review?.rows === rows && (review.done ?? Number.POSITIVE_INFINITY) >= done;
  if (isFurther(here.get(id))) return;
  const review = { ...rowFor(id, rows, found), done };
  here.set(id, review);
  await database()
    .then((db) =>
      db.within(['reviews'], async (kept) => {
        if (!isFurther(parseReview(await kept.get('reviews', id)))) await kept.put('reviews', review);
      }),
    )
    .catch(() => {});
}

/** Returns all whole reviews on this device, oldest first. Those of other rules are left out. */
export async function reviewsOf(): Promise<readonly KeptReview[]> {
  const all = await database()
    .then((db) => db.all('reviews'))
    .catch(() => [...here.values()]);
  return all
    .map(parseReview)
    .filter((review) => review !== null)
    .filter(isWhole)
    .toSorted((a, b) => a.written - b.written);
}
