import * as v from 'valibot';
import { readJson } from './local-texts.ts';
import { loadEntry, removeEntry, saveEntry } from './per-game-entries.ts';

const shape = v.array(v.object({ id: v.string(), from: v.number() }));

/** A lesson that is over, and the length of the log when it began. */
export interface KeptLesson {
  readonly id: string;
  readonly from: number;
}

/** Reads lessons from JSON. Null if the text is invalid. */
export const parseLessons = (text: string | null): readonly KeptLesson[] | null => readJson(shape, text);

/** Returns the lessons of a guided game that are over. Null if the game is not, or no longer, guided. */
export const loadLessons = (id: string): readonly KeptLesson[] | null => parseLessons(loadEntry('lessons', id));

/** Stores the lessons that are over. */
export const saveLessons = (id: string, over: readonly KeptLesson[]): void => saveEntry('lessons', id, over);

/** Marks the game as no longer guided. */
export const removeLessons = (id: string): void => removeEntry('lessons', id);
