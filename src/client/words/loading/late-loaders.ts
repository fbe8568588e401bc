import type { CardWords } from '../../../i18n/cards.ts';
import type { AfterwardsKey, Compiled, EvolutionKey, Language } from '../../../i18n/index.ts';

/** Loads texts of a language that only some parts of the app need, each in a chunk of its own. */
interface LateLoaders {
  readonly afterwards: () => Promise<{ default: Compiled<AfterwardsKey> }>;
  readonly evolution: () => Promise<{ default: Compiled<EvolutionKey> }>;
  readonly cards: () => Promise<{ cardWords: CardWords }>;
}

/** The late loaders of each language. */
const lateLoaders: Readonly<Record<Language, LateLoaders>> = {
  en: {
    afterwards: () => import('virtual:words/afterwards-en'),
    evolution: () => import('virtual:words/evolution-en'),
    cards: () => import('../../../i18n/en/cards/index.ts'),
  },
  de: {
    afterwards: () => import('virtual:words/afterwards-de'),
    evolution: () => import('virtual:words/evolution-de'),
    cards: () => import('../../../i18n/de/cards/index.ts'),
  },
  ru: {
    afterwards: () => import('virtual:words/afterwards-ru'),
    evolution: () => import('virtual:words/evolution-ru'),
    cards: () => import('../../../i18n/ru/cards/index.ts'),
  },
  'zh-Hant': {
    afterwards: () => import('virtual:words/afterwards-zh-Hant'),
    evolution: () => import('virtual:words/evolution-zh-Hant'),
    cards: () => import('../../../i18n/zh-Hant/cards/index.ts'),
  },
};

/** Name of a late text. */
export type Late = keyof LateLoaders;

/** Texts that have been loaded. */
export interface LateTexts {
  readonly afterwards?: Compiled<AfterwardsKey> | undefined;
  readonly evolution?: Compiled<EvolutionKey> | undefined;
  readonly cards?: CardWords | undefined;
}

/** Loads some texts of a language. Rejects if one cannot be loaded. */
export async function loadLate(language: Language, wanted: ReadonlySet<string>): Promise<LateTexts> {
  const { afterwards, evolution, cards } = lateLoaders[language];
  const [words, more, texts] = await Promise.all([
    wanted.has('afterwards') ? afterwards() : null,
    wanted.has('evolution') ? evolution() : null,
    wanted.has('cards') ? cards() : null,
  ]);
  return { afterwards: words?.default, evolution: more?.default, cards: texts?.cardWords };
}
