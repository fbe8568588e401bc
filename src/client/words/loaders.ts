import type { CardWords } from '../../i18n/cards.ts';
import type {
  AfterwardsKey,
  Compiled,
  EvolutionKey,
  FirstKey,
  Language,
  LaterKey,
  Reference,
  SearchWords,
} from '../../i18n/index.ts';

/** Loads the texts of a language, each in a chunk of its own. */
export interface Loaders {
  readonly firstWords: () => Promise<{ default: Compiled<FirstKey> }>;
  readonly laterWords: () => Promise<{ default: Compiled<LaterKey> }>;
  readonly afterwardsWords: () => Promise<{ default: Compiled<AfterwardsKey> }>;
  readonly evolutionWords: () => Promise<{ default: Compiled<EvolutionKey> }>;
  readonly cards: () => Promise<{ cardWords: CardWords }>;
  readonly reference: () => Promise<{ referenceTexts: Reference; searchWords: SearchWords; commonWords: string }>;
  /** Reduces lower-case words to their stems, for the search in the reference. */
  readonly stemmer: () => Promise<{ stemmer: (word: string) => string }>;
}

/** The loaders of each language. */
export const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    firstWords: () => import('virtual:words/first-en'),
    laterWords: () => import('virtual:words/later-en'),
    afterwardsWords: () => import('virtual:words/afterwards-en'),
    evolutionWords: () => import('virtual:words/evolution-en'),
    cards: () => import('../../i18n/en/cards/index.ts'),
    reference: () => import('../../i18n/en/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/english'),
  },
  de: {
    firstWords: () => import('virtual:words/first-de'),
    laterWords: () => import('virtual:words/later-de'),
    afterwardsWords: () => import('virtual:words/afterwards-de'),
    evolutionWords: () => import('virtual:words/evolution-de'),
    cards: () => import('../../i18n/de/cards/index.ts'),
    reference: () => import('../../i18n/de/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/german'),
  },
  ru: {
    firstWords: () => import('virtual:words/first-ru'),
    laterWords: () => import('virtual:words/later-ru'),
    afterwardsWords: () => import('virtual:words/afterwards-ru'),
    evolutionWords: () => import('virtual:words/evolution-ru'),
    cards: () => import('../../i18n/ru/cards/index.ts'),
    reference: () => import('../../i18n/ru/reference/index.ts'),
    stemmer: () => import('@orama/stemmers/russian'),
  },
  'zh-Hant': {
    firstWords: () => import('virtual:words/first-zh-Hant'),
    laterWords: () => import('virtual:words/later-zh-Hant'),
    afterwardsWords: () => import('virtual:words/afterwards-zh-Hant'),
    evolutionWords: () => import('virtual:words/evolution-zh-Hant'),
    cards: () => import('../../i18n/zh-Hant/cards/index.ts'),
    reference: () => import('../../i18n/zh-Hant/reference/index.ts'),
    // Chinese words have no endings to remove.
    stemmer: () => Promise.resolve({ stemmer: (word) => word }),
  },
};
