import * as v from 'valibot';
import { keepOf, keptOf } from './belongings.ts';

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

/** Lines that were ticked off last, in one list of a game. */
export const keptTicks = (id: string): readonly string[] => parseTicks(keptOf('ticks', id));

/** Keeps what is ticked off in a list of a game; what was in the one before is forgotten. */
export const keepTicks = (id: string, names: readonly string[]): void => keepOf('ticks', id, names);
