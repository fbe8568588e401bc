import { type Compiled, type Language, languageFacts, type Say, sayIn, type Voices } from '../../i18n/index.ts';

const loaders: Readonly<Record<Language, () => Promise<{ default: Compiled }>>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  ru: () => import('virtual:words/ru'),
  'zh-Hant': () => import('virtual:words/zh-Hant'),
};

/** Words of packs, of the table and its lessons, of what happened and of what bots think: nobody meets them on a first visit. */
const laterWords: typeof loaders = {
  en: () => import('virtual:words/en/later'),
  de: () => import('virtual:words/de/later'),
  ru: () => import('virtual:words/ru/later'),
  'zh-Hant': () => import('virtual:words/zh-Hant/later'),
};

let words = $state.raw<{ language: Language; compiled: Compiled; say: Say } | null>(null);

let fully = false;

/** Loads a language and speaks it from then on. Rejects where it cannot be loaded; the old one stays. */
export async function speak(language: Language): Promise<void> {
  const [first, more] = await Promise.all([loaders[language](), fully ? laterWords[language]() : null]);
  const compiled = { ...first.default, ...more?.default };
  words = { language, compiled, say: sayIn(compiled) };
  document.documentElement.lang = language;
}

async function addLaterWords(): Promise<void> {
  await laterWords[languageAtHand()]();
  fully = true;
  await speak(languageAtHand());
}

let adding: Promise<void> | null = null;

/** Speaks with all words from then on, in whichever language. Many may ask at once: the words are added once, and all wait for them. */
export function speakFully(): Promise<void> {
  adding ??= addLaterWords().catch((error: unknown) => {
    adding = null;
    throw error;
  });
  return adding;
}

/** Says a word in the language at hand; a template that uses it follows a change of language. */
export const say: Say = (key, ...given) => {
  if (words === null) throw new Error('no language has been loaded');
  return words.say(key, ...given);
};

/** Says a word whose arguments are known only as the program runs. */
export const sayWith = (key: keyof Compiled, given: object): string => {
  if (words === null) throw new Error('no language has been loaded');
  return words.compiled[key](given);
};

/** The language at hand. */
export const languageAtHand = (): Language => words?.language ?? 'en';

/** Titles in the order of the language's alphabet. */
export const inOrder = <T>(items: readonly T[], titleOf: (item: T) => string): T[] => {
  const { compare } = new Intl.Collator(languageAtHand());
  return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
};

/** Things in a row, as the language joins them: A, B and C. */
export const listed = (things: readonly string[]): string => new Intl.ListFormat(languageAtHand()).format(things);

/** The voices that speak the language at hand, the best one first. */
export const voiceTags = (): Voices => languageFacts[languageAtHand()].voices;
