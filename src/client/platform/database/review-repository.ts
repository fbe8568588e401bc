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

/** Returns the review of a game. Null if none is kept. */
export async function keptReview(id: string): Promise<KeptReview | null> {
  const stored = await database()
    .then((db) => db.get('reviews', id))
    .catch(() => null);
  return here.get(id) ?? parseReview(stored);
}

/** Returns the review of a game whose log has so many rows. Null if there is none. */
export async function reviewOf(id: string, rows: number): Promise<KeptReview | null> {
  const review = await keptReview(id);
  return review?.rows === rows ? review : null;
}

/** Keeps a whole review with its game. */
export async function keepReview(id: string, rows: number, found: FoundReview): Promise<void> {
  const review = { id, written: Date.now(), edition, reviewEdition, rows, ...found } as const;
  here.set(id, review);
  await database()
    .then((db) => db.put('reviews', review))
    .catch(() => {});
}

/** Returns all reviews on this device, oldest first. Those of other rules are left out. */
export async function reviewsOf(): Promise<readonly KeptReview[]> {
  const stored = await database()
    .then((db) => db.all('reviews'))
    .catch(() => [...here.values()]);
  return stored
    .map(parseReview)
    .filter((review) => review !== null)
    .toSorted((a, b) => a.written - b.written);
}
