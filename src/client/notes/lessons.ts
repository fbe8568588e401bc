import * as v from 'valibot';
import { forgetOf, keepOf, keptOf } from './belongings.ts';

const shape = v.array(v.string());

/** Reads ids of lessons from JSON. Null if the text is invalid. */
export function parseLessons(text: string | null): readonly string[] | null {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Returns the ids of the lessons a guided game has shown. Null if the game is not, or no longer, guided. */
export const keptLessons = (id: string): readonly string[] | null => parseLessons(keptOf('lessons', id));

/** Stores the ids of the lessons shown. */
export const keepLessons = (id: string, said: readonly string[]): void => keepOf('lessons', id, said);

/** Marks the game as no longer guided. */
export const forgetLessons = (id: string): void => forgetOf('lessons', id);
