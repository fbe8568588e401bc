// Stored form of a review, and its parser: a database row may be damaged or from another version.

import * as v from 'valibot';
import { roles } from '../../../content/roles.ts';
import { edition } from '../../../host/index.ts';
import { type Review, reviewEdition } from '../../../review/index.ts';
import { intent } from '../../../wire/index.ts';
import { date } from './label.ts';

const number = v.pipe(v.number(), v.finite());
const row = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const round = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const role = v.picklist(roles);
const byRole = v.object(v.entriesFromList(roles, number));
const kind = v.picklist([
  'allocation',
  'purchase',
  'research',
  'funding',
  'choice',
  'card',
  'task',
  'roll',
  'scan',
  'confirm',
  'time',
]);
const told = v.pipe(v.array(v.object({ as: role, intent: v.nullable(intent) })), v.maxLength(200));

const sums = v.object({
  result: number,
  start: number,
  decisions: v.object({ total: number, roles: byRole }),
  luck: v.object({ total: number, dice: number, cards: number, invasion: number, roles: byRole }),
  error: number,
});

const shape = v.object({
  id: v.string(),
  written: date,
  edition: v.literal(edition),
  reviewEdition: v.literal(reviewEdition),
  /** Rows of the log that was reviewed. */
  rows: row,
  /** Pieces of work done so far, if it is not whole. */
  done: v.optional(row),
  sums,
  stems: v.pipe(
    v.array(
      v.object({
        n: row,
        round,
        by: v.picklist(['decision', 'dice', 'cards', 'invasion']),
        role: v.nullable(role),
        change: number,
      }),
    ),
    v.maxLength(20_000),
  ),
  moments: v.pipe(
    v.array(
      v.object({
        n: row,
        round,
        role,
        kind,
        done: told,
        better: told,
        chance: number,
        best: number,
        cost: number,
        error: number,
      }),
    ),
    v.maxLength(20),
  ),
});

/** A review, as it is kept. Chances are from 0 to 1. */
export type KeptReview = Readonly<v.InferOutput<typeof shape>>;
/** Result of a review, read from the database or sent by the worker. */
export type FoundReview = Pick<KeptReview, 'sums' | 'stems' | 'moments'>;

/** Returns the part of a review that is shown and stored. */
export const foundIn = ({ result, start, decisions, luck, error, stems, moments }: Review): FoundReview => ({
  sums: { result, start, decisions, luck, error },
  stems: [...stems],
  moments: moments.map(({ done, better, ...moment }) => ({
    ...moment,
    done: done.map(({ as, intent: asked }) => ({ as, intent: asked })),
    better: better.map(({ as, intent: asked }) => ({ as, intent: asked })),
  })),
});

/** Reads a row. Null if it is damaged, or if other rules or another way to review made it. */
export function parseReview(value: unknown): KeptReview | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}
