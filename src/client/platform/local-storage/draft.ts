import * as v from 'valibot';
import type { Wishes } from '../../../rules/index.ts';
import { wishes } from '../../../wire/index.ts';
import { forgetText, keepText, keptText, readJson } from './local-texts.ts';

const key = 'sitroom/draft';

const shape = v.object({ wishes, pack: v.nullable(v.string()) });
const oldShape = v.pipe(
  wishes,
  v.transform((old) => ({ wishes: old, pack: null })),
);

/** A setup in progress: the wishes, and the hash of the pack. Null for the standard set. */
export interface Draft {
  readonly wishes: Wishes;
  readonly pack: string | null;
}

/** Reads a draft from JSON. Null if it is invalid. Older versions stored only the wishes. */
export const parseDraft = (text: string | null): Draft | null => readJson(v.union([shape, oldShape]), text);

/** Returns the stored setup, so that a phone can be put away during setup. Null if there is none. */
export const keptDraft = (): Draft | null => parseDraft(keptText(key));

/** Stores the setup in progress, if possible. */
export const keepDraft = (draft: Draft): void => keepText(key, JSON.stringify(draft));

/** Deletes the setup when the game begins. */
export const forgetDraft = (): void => forgetText(key);
