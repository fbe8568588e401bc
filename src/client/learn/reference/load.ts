import type { Language, Reference } from '../../../i18n/index.ts';
import { bookLoaders } from './book-loaders.ts';
import { makeSearch, type Search } from './search.ts';

/** Rules reference in one language, with its search. */
export interface Book {
  readonly texts: Reference;
  readonly search: Search;
}

let cached: { readonly language: Language; readonly book: Book } | null = null;

/** Loads the rules reference. The last language is cached. Rejects if it cannot be loaded. */
export async function loadBook(language: Language): Promise<Book> {
  if (cached?.language === language) return cached.book;
  const loaders = bookLoaders[language];
  const [{ referenceTexts: texts, searchWords, commonWords, synonyms }, { stemmer: stem }] = await Promise.all([
    loaders.texts(),
    loaders.stemmer(),
  ]);
  const book = { texts, search: makeSearch({ language, texts, searchWords, commonWords, synonyms, stem }) };
  cached = { language, book };
  return book;
}
