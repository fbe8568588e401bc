import * as v from 'valibot';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

const shape = v.pipe(v.array(v.string()), v.maxLength(100));

/** Reads names of checklist items from JSON. An invalid text gives none. */
export const parseTicks = (text: string | null): readonly string[] => readJson(shape, text) ?? [];

/** Returns the names of the checklist items ticked most recently in a game. They belong to one list. */
export const loadTicks = (id: string): readonly string[] => parseTicks(loadEntry('ticks', id));

/** Stores the ticked items of one list of a game. Replaces those of the previous list. */
export const saveTicks = (id: string, names: readonly string[]): void => saveEntry('ticks', id, names);
