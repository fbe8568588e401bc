import * as v from 'valibot';
import { forgetText, keepText, keptText } from './local-texts.ts';

const keyOf = (id: string): string => `sitroom/lessons/${id}`;

const shape = v.array(v.string());

/** Where nothing can be kept it holds until the page is closed. */
const held = new Map<string, readonly string[]>();

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
export const keptLessons = (id: string): readonly string[] | null =>
  parseLessons(keptText(keyOf(id))) ?? held.get(id) ?? null;

/** Keeps what a guided game has said. */
export function keepLessons(id: string, said: readonly string[]): void {
  held.set(id, said);
  keepText(keyOf(id), said);
}

/** The game is no longer guided, or is gone. */
export function forgetLessons(id: string): void {
  held.delete(id);
  forgetText(keyOf(id));
}
