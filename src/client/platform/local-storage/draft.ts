import * as v from 'valibot';
import type { GameOptions } from '../../../rules/index.ts';
import { gameOptions } from '../../../wire/index.ts';
import { loadText, readJson, removeText, saveText } from './local-texts.ts';

const key = 'sitroom/draft';

const shape = v.object({ wishes: gameOptions, pack: v.nullable(v.string()) });
const oldShape = v.pipe(
  gameOptions,
  v.transform((old) => ({ wishes: old, pack: null })),
);

/** A setup in progress: the wishes, and the hash of the pack. Null for the standard set. */
export interface Draft {
  readonly wishes: GameOptions;
  readonly pack: string | null;
}

/** Reads a draft from JSON. Null if it is invalid. Older versions stored only the wishes. */
export const parseDraft = (text: string | null): Draft | null => readJson(v.union([shape, oldShape]), text);

/** Returns the stored setup, so that a phone can be put away during setup. Null if there is none. */
export const loadDraft = (): Draft | null => parseDraft(loadText(key));

/** Stores the setup in progress, if possible. */
export const saveDraft = (draft: Draft): void => saveText(key, JSON.stringify(draft));

/** Deletes the setup when the game begins. */
export const removeDraft = (): void => removeText(key);
