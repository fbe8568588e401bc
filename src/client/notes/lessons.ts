import * as v from 'valibot';
import { forgetOf, keepOf, keptOf } from './belongings.ts';

const shape = v.array(v.string());

/** Reads what has been said from a text; null if it makes no sense. */
export function parseLessons(text: string | null): readonly string[] | null {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The lessons a guided game has said so far; null for a game that is not guided, or no longer. */
export const keptLessons = (id: string): readonly string[] | null => parseLessons(keptOf('lessons', id));

/** Keeps what a guided game has said. */
export const keepLessons = (id: string, said: readonly string[]): void => keepOf('lessons', id, said);

/** The game is no longer guided. */
export const forgetLessons = (id: string): void => forgetOf('lessons', id);
