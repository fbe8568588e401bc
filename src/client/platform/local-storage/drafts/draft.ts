import type { GameOptions } from '../../../../rules/index.ts';
import { loadText, removeText, saveText } from '../local-texts.ts';

const key = 'sitroom/draft';

/** A setup in progress: the wishes, and the hash of the pack. Null for the standard set. */
export interface Draft {
  readonly wishes: GameOptions;
  readonly pack: string | null;
}

/** Returns the text of the stored setup, so that a phone can be put away during setup. Null if there is none. */
export const draftText = (): string | null => loadText(key);

/** Stores the setup in progress, if possible. */
export const saveDraft = (draft: Draft): void => saveText(key, JSON.stringify(draft));

/** Deletes the setup when the game begins. */
export const removeDraft = (): void => removeText(key);
