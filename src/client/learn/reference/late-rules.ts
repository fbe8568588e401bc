// Rules reference in the current language, with its components. Loaded on demand, because most first visits do not need
// it.

import { currentLanguage } from '../../words/language.svelte.ts';
import { withWords } from '../../words/late.ts';

const currentBook = async () => {
  const language = currentLanguage();
  const { loadBook } = await import('./load.ts');
  return loadBook(language);
};

/** Loads the reference with its search. */
export async function lateRules() {
  const [book, { default: RulesReader }] = await Promise.all([
    currentBook(),
    withWords(import('./rules-reader.svelte')),
  ]);
  return { RulesReader, book };
}

/** Loads the page that shows all entries. */
export async function lateRulebook() {
  const [book, { default: Rulebook }] = await Promise.all([currentBook(), withWords(import('./rulebook.svelte'))]);
  return { Rulebook, book };
}
