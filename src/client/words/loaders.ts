import type { CardWords } from '../../i18n/cards.ts';
import type { Compiled, Language, Reference, SearchWords } from '../../i18n/index.ts';

/** Loads the texts of a language, each in a chunk of its own. */
export interface Loaders {
  readonly words: () => Promise<{ default: Compiled }>;
  /** Words for packs, the table, lessons, events and bots. No first visit needs them. */
  readonly laterWords: () => Promise<{ default: Compiled }>;
  readonly cards: () => Promise<{ cardWords: CardWords }>;
  readonly reference: () => Promise<{ referenceTexts: Reference; searchWords: SearchWords; commonWords: string }>;
  /** Reduces lower-case words to their stems, for the search in the reference. */
  readonly stemmer: () => Promise<{ stemmer: (word: string) => string }>;
}

/** The loaders of each language. */
export const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    words: () => import('virtual:words/en'),
    laterWords: () => import('virtual:words/en/later'),
    cards: () => import('../../i18n/en/cards/index.ts'),
    reference: () => import('../../i18n/en/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/english'),
  },
  de: {
    words: () => import('virtual:words/de'),
    laterWords: () => import('virtual:words/de/later'),
    cards: () => import('../../i18n/de/cards/index.ts'),
    reference: () => import('../../i18n/de/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/german'),
  },
  ru: {
    words: () => import('virtual:words/ru'),
    laterWords: () => import('virtual:words/ru/later'),
    cards: () => import('../../i18n/ru/cards/index.ts'),
    reference: () => import('../../i18n/ru/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/russian'),
  },
  'zh-Hant': {
    words: () => import('virtual:words/zh-Hant'),
    laterWords: () => import('virtual:words/zh-Hant/later'),
    cards: () => import('../../i18n/zh-Hant/cards/index.ts'),
    reference: () => import('../../i18n/zh-Hant/reference/index.ts'),
    // Chinese words have no endings to remove.
    stemmer: () => Promise.resolve({ stemmer: (word) => word }),
  },
};
