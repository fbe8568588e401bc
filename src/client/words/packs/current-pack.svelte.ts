import type { PackWords } from '../../../wire/index.ts';

/** Words of the current game's pack for its own cards. Null for the standard set. */
let packWords = $state.raw<PackWords | null>(null);

/** Sets the words of the current game's pack. Null for the standard set. */
export function setPackWords(brought: PackWords | null): void {
  packWords = brought;
}

/** Returns the words of the current game's pack. Reactive. */
export const packWordsAtHand = (): PackWords | null => packWords;
