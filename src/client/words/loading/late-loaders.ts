import { type ExpansionId, expansionIds } from '../../../content/expansions/names.ts';
import type { CardWords } from '../../../i18n/cards.ts';
import type { AfterwardsKey, Compiled, ExpansionKey, Language } from '../../../i18n/index.ts';

type ExpansionLoader = () => Promise<{ default: Compiled<ExpansionKey> }>;

/** Loads texts of a language that only some parts of the app need, each in a chunk of its own. */
interface LateLoaders {
  readonly afterwards: () => Promise<{ default: Compiled<AfterwardsKey> }>;
  readonly cards: () => Promise<{ cardWords: CardWords }>;
  readonly expansions: Readonly<Record<ExpansionId, ExpansionLoader>>;
}

/** The late loaders of each language. */
const lateLoaders: Readonly<Record<Language, LateLoaders>> = {
  en: {
    afterwards: () => import('virtual:words/afterwards-en'),
    cards: () => import('../../../i18n/en/cards/index.ts'),
    expansions: {
      evolution: () => import('virtual:words/evolution-en'),
    },
  },
  de: {
    afterwards: () => import('virtual:words/afterwards-de'),
    cards: () => import('../../../i18n/de/cards/index.ts'),
    expansions: {
      evolution: () => import('virtual:words/evolution-de'),
    },
  },
  ru: {
    afterwards: () => import('virtual:words/afterwards-ru'),
    cards: () => import('../../../i18n/ru/cards/index.ts'),
    expansions: {
      evolution: () => import('virtual:words/evolution-ru'),
    },
  },
  'zh-Hant': {
    afterwards: () => import('virtual:words/afterwards-zh-Hant'),
    cards: () => import('../../../i18n/zh-Hant/cards/index.ts'),
    expansions: {
      evolution: () => import('virtual:words/evolution-zh-Hant'),
    },
  },
};

/** Name of a late text. */
export type Late = Exclude<keyof LateLoaders, 'expansions'> | ExpansionId;

/** Texts that have been loaded. */
export interface LateTexts {
  readonly afterwards?: Compiled<AfterwardsKey> | undefined;
  readonly cards?: CardWords | undefined;
  readonly expansions?: Partial<Compiled<ExpansionKey>> | undefined;
}

/** Loads some texts of a language. Rejects if one cannot be loaded. */
export async function loadLate(language: Language, wanted: ReadonlySet<string>): Promise<LateTexts> {
  const { afterwards, cards, expansions } = lateLoaders[language];
  // Indexed by any string, so that it also compiles without an expansion.
  const byName: Readonly<Record<string, ExpansionLoader>> = expansions;
  const [words, texts, ...more] = await Promise.all([
    wanted.has('afterwards') ? afterwards() : null,
    wanted.has('cards') ? cards() : null,
    ...expansionIds.map((id) => (wanted.has(id) ? byName[id]?.() : null)),
  ]);
  return {
    afterwards: words?.default,
    cards: texts?.cardWords,
    expansions: Object.fromEntries(
      more.flatMap((one) => Object.entries(one?.default ?? {})),
    ) as LateTexts['expansions'],
  };
}
