import * as v from 'valibot';
import type { Tally } from '../../../rules/index.ts';
import { keepOf, keptOf } from './belongings.ts';
import { readJson } from './local-texts.ts';

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

/** Reads counts from JSON. An invalid text gives no counts. */
export const parseTally = (text: string | null): Partial<Tally> => (readJson(shape, text) ?? {}) as Partial<Tally>;

/** Returns the counts entered for a finished game. Empty if there are none. */
export const keptTally = (id: string): Partial<Tally> => parseTally(keptOf('tally', id));

/** Stores the counts of a finished game. */
export const keepTally = (id: string, tally: Omit<Tally, 'won'>): void => keepOf('tally', id, tally);
