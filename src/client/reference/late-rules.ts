// The rules in the language at hand, with the components that show them: more than a first visit needs, so loaded on demand.

import { languageAtHand } from '../words/say.svelte.ts';

const bookAtHand = async () => {
  const language = languageAtHand();
  const { loadBook } = await import('./load.ts');
  return loadBook(language);
};

/** Loads the entries with their search. */
export async function lateRules() {
  const [book, { default: RulesReader }] = await Promise.all([bookAtHand(), import('./rules-reader.svelte')]);
  return { RulesReader, book };
}

/** Loads the page of all entries. */
export async function lateRulebook() {
  const [book, { default: Rulebook }] = await Promise.all([bookAtHand(), import('./rulebook.svelte')]);
  return { Rulebook, book };
}
