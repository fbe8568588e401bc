import type { ExpansionId } from '../../content/expansions/names.ts';
import { loadAfterwardsWords, loadCardWords, loadExpansionWords, loadLazyWords } from './language.svelte.ts';

/** Waits for both. Returns the part. */
const both = async <T>(part: Promise<T>, words: Promise<void>): Promise<T> => (await Promise.all([part, words]))[0];

/**
 * Loads a part of the app with all words, which it may then use (`say.ts`). Rejects if either fails, and can be
 * retried.
 */
export const withWords = <T>(part: Promise<T>): Promise<T> => both(part, loadLazyWords());

/** Loads a part of the app with all words and the card texts, which it may then use (`cards.ts`). Rejects as above. */
export const withCards = <T>(part: Promise<T>): Promise<T> => both(withWords(part), loadCardWords());

/** Loads a part of the app with all words and those for the time after a game (`afterwards.ts`). Rejects as above. */
export const withAfterwards = <T>(part: Promise<T>): Promise<T> => both(withWords(part), loadAfterwardsWords());

/**
 * Returns a loader of an expansion's part with all words and those of the expansion, which has a file of its name
 * beside this one. It rejects as above.
 */
export const withExpansion =
  <T>(parts: Readonly<Record<ExpansionId, () => Promise<T>>>) =>
  (id: ExpansionId): Promise<T> => {
    const part: () => Promise<T> = parts[id];
    return both(withWords(part()), loadExpansionWords(id));
  };
