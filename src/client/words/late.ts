import type { ExpansionId } from '../../content/expansions/names.ts';
import { loadAfterwardsWords, loadCardWords, loadExpansionWords, loadLazyWords } from './language.svelte.ts';

/** Loads a part of the app with all words, which it may then use (`say.ts`). Rejects if either fails, and can be retried. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadLazyWords()]);
  return loaded;
}

/** Loads a part of the app with all words and the card texts, which it may then use (`cards.ts`). Rejects as above. */
export async function withCards<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([withWords(part), loadCardWords()]);
  return loaded;
}

/** Loads a part of the app with all words and those of what comes after a game (`afterwards.ts`). Rejects as above. */
export async function withAfterwards<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([withWords(part), loadAfterwardsWords()]);
  return loaded;
}

/**
 * Returns what loads the part of an expansion with all words and those of the expansion, which has a file of its name beside
 * this one. It rejects as above.
 */
export const withExpansion =
  <T>(parts: Readonly<Record<ExpansionId, () => Promise<T>>>) =>
  async (id: ExpansionId): Promise<T> => {
    const part: () => Promise<T> = parts[id];
    const [loaded] = await Promise.all([withWords(part()), loadExpansionWords(id)]);
    return loaded;
  };
