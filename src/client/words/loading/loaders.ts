import type { Compiled, FirstKey, Language, LaterKey } from '../../../i18n/index.ts';

/** Loads the words of a language, each part in a chunk of its own. */
interface Loaders {
  readonly firstWords: () => Promise<{ default: Compiled<FirstKey> }>;
  readonly laterWords: () => Promise<{ default: Compiled<LaterKey> }>;
}

/** The loaders of each language. Others are in `late-loaders.ts`: the first load has no room for their names. */
export const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    firstWords: () => import('virtual:words/first-en'),
    laterWords: () => import('virtual:words/later-en'),
  },
  de: {
    firstWords: () => import('virtual:words/first-de'),
    laterWords: () => import('virtual:words/later-de'),
  },
  ru: {
    firstWords: () => import('virtual:words/first-ru'),
    laterWords: () => import('virtual:words/later-ru'),
  },
  'zh-Hant': {
    firstWords: () => import('virtual:words/first-zh-Hant'),
    laterWords: () => import('virtual:words/later-zh-Hant'),
  },
};
