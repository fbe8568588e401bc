import * as v from 'valibot';
import { keepText, keptText } from './local-texts.ts';

const key = 'sitroom/ticks';

const shape = v.pipe(v.array(v.string()), v.maxLength(100));

/** Reads names of lines from a text; one that makes no sense names none. */
export function parseTicks(text: string | null): readonly string[] {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Lines that were ticked off last, in one list of one game. */
export const keptTicks = (): readonly string[] => parseTicks(keptText(key));

/** Keeps what is ticked off in a list; what was in the one before is forgotten. */
export const keepTicks = (names: readonly string[]): void => keepText(key, names);
