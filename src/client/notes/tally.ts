import * as v from 'valibot';
import type { Tally } from '../../rules/index.ts';
import { keepOf, keptOf } from './belongings.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const shape = v.partial(
  v.object({
    ufosOnBoard: count,
    soldiersInPool: count,
    interceptorsInPool: count,
    redContinents: count,
    baseDamage: count,
    fallenContinents: count,
  }),
);

/** Reads what was counted from a text; what makes no sense was not counted. */
export function parseTally(text: string | null): Partial<Tally> {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? '{}'));
    return parsed.success ? (parsed.output as Partial<Tally>) : {};
  } catch {
    return {};
  }
}

/** What the table has counted for a finished game; empty if it has counted nothing yet. */
export const keptTally = (id: string): Partial<Tally> => parseTally(keptOf('tally', id));

/** Keeps what was counted. */
export const keepTally = (id: string, tally: Omit<Tally, 'won'>): void => keepOf('tally', id, tally);
