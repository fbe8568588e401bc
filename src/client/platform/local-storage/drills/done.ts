// The drills done on this device: the answers of one day, and the days with all five.

import * as v from 'valibot';
import { loadText, readJson, saveText } from '../local-texts.ts';

const key = 'sitroom/drills';

/** Days that are kept, the newest. */
const mostDays = 400;

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const name = v.pipe(v.string(), v.maxLength(100));
const shape = v.object({
  day,
  /** Answers of that day by the id of their drill. */
  answers: v.pipe(v.array(v.tuple([name, name])), v.maxLength(20)),
  done: v.pipe(
    v.array(v.unknown()),
    v.maxLength(2 * mostDays),
    v.transform((all) => all.filter((one) => v.is(day, one))),
  ),
});
type Kept = v.InferOutput<typeof shape>;

/** Reads the finished drills from JSON. Skips invalid days. An invalid text means that nothing was done. */
export const parseDrills = (text: string | null): Kept =>
  readJson(shape, text) ?? { day: '1970-01-01', answers: [], done: [] };

/** Returns the days on which all drills were done, oldest first, as `2026-11-29`. */
export const drillDays = (): readonly string[] => parseDrills(loadText(key)).done;

/** Returns the answers of a day by the id of their drill. */
export function drillAnswers(of: string): ReadonlyMap<string, string> {
  const kept = parseDrills(loadText(key));
  return new Map(kept.day === of ? kept.answers : []);
}

/**
 * Stores answers of a day. Returns them together with those of other tabs; the first answer to a drill counts. A day
 * with answers to all of its drills is added to the finished days, once.
 */
export function saveDrillAnswers(
  of: string,
  answers: ReadonlyMap<string, string>,
  drills: readonly string[],
): ReadonlyMap<string, string> {
  const { done } = parseDrills(loadText(key));
  const all = new Map([...answers, ...drillAnswers(of)]);
  const days = drills.every((id) => all.has(id)) ? [...new Set([...done, of])].toSorted().slice(-mostDays) : done;
  saveText(key, JSON.stringify({ day: of, answers: [...all], done: days } satisfies Kept));
  return all;
}
