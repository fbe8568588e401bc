// Days whose operation was played on this device, each with the game that counts and its result (DAY-3).

import * as v from 'valibot';
import { zones } from '../../../../content/tracks.ts';
import { type DayResult, isDay } from '../../../../daily/index.ts';
import { loadText, readJson, saveText } from '../local-texts.ts';

/** Key of the days in localStorage. */
export const daysKey = 'sitroom/days';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const entry = v.object({
  /** Id of the game that counts; null if the day was only practised. */
  game: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** The edition of rules and cards with which it was begun. */
  edition: whole(0, 1_000_000),
  /** The token of the address of its table, if it is played at one. */
  door: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))),
  result: v.exactOptional(
    v.object({
      won: v.boolean(),
      score: whole(-1000, 1000),
      rounds: v.pipe(v.array(v.picklist(zones)), v.minLength(1), v.maxLength(100)),
    }),
  ),
});

/** A played day: the game that counts, and its result once it is over. */
export type DayEntry = Readonly<Omit<v.InferOutput<typeof entry>, 'result'>> & { readonly result?: DayResult };

/** Played days, by date (YYYY-MM-DD). */
export type Days = Readonly<Record<string, DayEntry>>;

/** Reads the days from JSON. Skips invalid days and entries. */
export function parseDays(text: string | null): Days {
  const read = readJson(v.record(v.string(), v.unknown()), text) ?? {};
  return Object.fromEntries(
    Object.entries(read).flatMap(([day, value]) => {
      const parsed = v.safeParse(entry, value);
      return isDay(day) && parsed.success ? [[day, parsed.output]] : [];
    }),
  );
}

/** Returns the stored days. */
export const loadDays = (): Days => parseDays(loadText(daysKey));

/** Stores the days. */
export const saveDays = (days: Days): void => saveText(daysKey, JSON.stringify(days));
