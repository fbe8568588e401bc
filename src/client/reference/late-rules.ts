import { languageAtHand } from '../words/say.svelte.ts';

/** Loads the rules in the language at hand, and what shows them: with their search they are more than a first visit needs. */
export async function lateRules() {
  const language = languageAtHand();
  const [{ default: RulesBook }, { loadBook }] = await Promise.all([
    import('./rules-book.svelte'),
    import('./load.ts'),
  ]);
  return { RulesBook, book: await loadBook(language) };
}
