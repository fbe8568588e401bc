import * as v from 'valibot';
import { instant } from '../../wire/index.ts';
import { keepOf, keptOf } from './belongings.ts';

const shape = v.strictObject({
  id: v.string(),
  /** How many events the log had; a note that does not belong to the log found later is of no use. */
  events: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  at: instant,
});

/** The instant a running game had reached: written every second of a countdown, so that a killed tab loses next to nothing. */
export type Instant = Readonly<v.InferOutput<typeof shape>>;

/** A note from anywhere; null if it makes no sense. */
export function parseInstant(value: unknown): Instant | null {
  const parsed = v.safeParse(shape, value);
  return parsed.success ? parsed.output : null;
}

/** Notes the instant where a page can write even while it is being closed; the shelf has a note too. */
export const noteInstant = (noted: Instant): void => keepOf('instant', noted.id, noted);

/** The instant noted for a game, if there is one. */
export function notedInstant(id: string): Instant | null {
  try {
    return parseInstant(JSON.parse(keptOf('instant', id) ?? 'null'));
  } catch {
    return null;
  }
}
