import type { Language, Reference, SearchWords } from '../../i18n/index.ts';
import { makeSearch, type Search } from './search.ts';
import type { Stemmer } from './tokens.ts';

const references: Readonly<Record<Language, () => Promise<{ referenceTexts: Reference; searchWords: SearchWords }>>> = {
  en: () => import('../../i18n/en/reference/index.ts'),
  de: () => import('../../i18n/de/reference/index.ts'),
  ru: () => import('../../i18n/ru/reference/index.ts'),
  'zh-Hant': () => import('../../i18n/zh-Hant/reference/index.ts'),
};

/** Chinese words have no endings to remove. */
const unchanged: Stemmer = (word) => word;

const stemmers: Readonly<Record<Language, () => Promise<{ stemmer: Stemmer }>>> = {
  en: () => import('@orama/stemmers/english'),
  de: () => import('@orama/stemmers/german'),
  ru: () => import('@orama/stemmers/russian'),
  'zh-Hant': () => Promise.resolve({ stemmer: unchanged }),
};

/** Rules reference in one language, with its search. */
export interface Book {
  readonly texts: Reference;
  readonly search: Search;
}

let cached: { readonly language: Language; readonly book: Book } | null = null;

/** Loads the rules reference. The last language is cached. Rejects if it cannot be loaded. */
export async function loadBook(language: Language): Promise<Book> {
  if (cached?.language === language) return cached.book;
  const [{ referenceTexts: texts, searchWords }, { stemmer: stem }] = await Promise.all([
    references[language](),
    stemmers[language](),
  ]);
  const book = { texts, search: makeSearch({ language, texts, searchWords, stem }) };
  cached = { language, book };
  return book;
}
