import * as v from 'valibot';
import { keepOf, keptOf } from './belongings.ts';
import { readJson } from './local-texts.ts';

const shape = v.pipe(v.array(v.string()), v.maxLength(100));

/** Reads names of checklist items from JSON. An invalid text gives none. */
export const parseTicks = (text: string | null): readonly string[] => readJson(shape, text) ?? [];

/** Returns the names of the checklist items ticked most recently in a game. They belong to one list. */
export const keptTicks = (id: string): readonly string[] => parseTicks(keptOf('ticks', id));

/** Stores the ticked items of one list of a game. Replaces those of the previous list. */
export const keepTicks = (id: string, names: readonly string[]): void => keepOf('ticks', id, names);
