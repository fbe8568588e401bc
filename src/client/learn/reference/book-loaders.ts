import type { Language, Reference, SearchWords, Synonyms } from '../../../i18n/index.ts';

/** Loads the rules reference of a language, each part in a chunk of its own. */
interface BookLoaders {
  readonly texts: () => Promise<{
    referenceTexts: Reference;
    searchWords: SearchWords;
    commonWords: string;
    synonyms: Synonyms;
  }>;
  /** Reduces lower-case words to their stems, for the search. */
  readonly stemmer: () => Promise<{ stemmer: (word: string) => string }>;
}

/** The loaders of each language. */
export const bookLoaders: Readonly<Record<Language, BookLoaders>> = {
  en: {
    texts: () => import('../../../i18n/en/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/english'),
  },
  de: {
    texts: () => import('../../../i18n/de/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/german'),
  },
  ru: {
    texts: () => import('../../../i18n/ru/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/russian'),
  },
  'zh-Hant': {
    texts: () => import('../../../i18n/zh-Hant/reference/index.ts'),
    // Chinese words have no endings to remove.
    stemmer: () => Promise.resolve({ stemmer: (word) => word }),
  },
};
