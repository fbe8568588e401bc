import * as v from 'valibot';
import type { Stats } from '../../../rules/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

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
export const parseStats = (text: string | null): Partial<Stats> => (readJson(shape, text) ?? {}) as Partial<Stats>;

/** Returns the counts entered for a finished game. Empty if there are none. */
export const loadStats = (id: string): Partial<Stats> => parseStats(loadEntry('tally', id));

/** Stores the counts of a finished game. */
export const saveStats = (id: string, tally: Omit<Stats, 'won'>): void => saveEntry('tally', id, tally);
