import * as v from 'valibot';
import { instant } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

const shape = v.strictObject({
  id: v.string(),
  /** Length of the log. The note is ignored if the log found later has another length. */
  events: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: instant,
});

/**
 * Instant that a running game had reached, in ms. Recorded every second of a countdown, so that a killed tab loses at
 * most a second.
 */
export type Instant = Readonly<v.InferOutput<typeof shape>>;

/** Reads a recorded instant from unchecked data. Null if it is invalid. */
export function parseInstant(value: unknown): Instant | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}

/** Records the instant in localStorage, which works even while a page closes. The database has a copy too. */
export const saveInstant = (noted: Instant): void => saveEntry('instant', noted.id, noted);

/** Returns the instant recorded for a game. Null if there is none. */
export const loadInstant = (id: string): Instant | null => readJson(shape, loadEntry('instant', id));
