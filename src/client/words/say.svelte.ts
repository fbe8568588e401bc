import { type Compiled, type Language, languageFacts, type Say, sayIn, type Voices } from '../../i18n/index.ts';
import { loaders } from './loaders.ts';

let words = $state.raw<{ language: Language; compiled: Compiled; say: Say } | null>(null);

let useLaterWords = false;

/** The language asked for last. It may still be loading. */
let wanted: Language = 'en';
let turn = 0;
let latest = Promise.resolve();

/**
 * Loads a language and switches to it. Rejects if it cannot be loaded; the old one stays. If something newer is asked for
 * meanwhile, only that is shown, and the promise settles with it.
 */
export function speak(language: Language): Promise<void> {
  wanted = language;
  turn += 1;
  latest = load(language, turn);
  return latest;
}

async function load(language: Language, mine: number): Promise<void> {
  const { words: firstWords, laterWords } = loaders[language];
  try {
    const [first, more] = await Promise.all([firstWords(), useLaterWords ? laterWords() : null]);
    if (mine !== turn) return latest;
    const compiled = { ...first.default, ...more?.default };
    words = { language, compiled, say: sayIn(compiled) };
    document.documentElement.lang = language;
  } catch (error) {
    if (mine !== turn) return latest;
    wanted = languageAtHand();
    throw error;
  }
}

async function addLaterWords(): Promise<void> {
  await loaders[wanted].laterWords();
  useLaterWords = true;
  await speak(wanted);
}

let loading: Promise<void> | null = null;

/**
 * Loads the words of later chunks, for this and every later language. Concurrent calls share one load. Rejects if it
 * fails, and can be retried.
 */
export function loadLaterWords(): Promise<void> {
  loading ??= addLaterWords().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Returns a message in the current language. Reactive: templates follow a change of language. Throws if none is loaded.
 */
export const say: Say = (key, ...given) => {
  if (words === null) throw new Error('no language has been loaded');
  return words.say(key, ...given);
};

/** Returns a message whose arguments are known only at run time. Throws if no language is loaded. */
export const sayWith = (key: keyof Compiled, given: object): string => {
  if (words === null) throw new Error('no language has been loaded');
  return words.compiled[key](given);
};

/** Returns the current language; English if none is loaded. */
export const languageAtHand = (): Language => words?.language ?? 'en';

/** Sorts items by title, in the alphabet of the current language. */
export const sortByTitle = <T>(items: readonly T[], titleOf: (item: T) => string): T[] => {
  const { compare } = new Intl.Collator(languageAtHand());
  return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
};

/** Joins items as the current language does: A, B and C. */
export const joinList = (things: readonly string[]): string => new Intl.ListFormat(languageAtHand()).format(things);

/** Returns the voice tags of the current language, the best one first. */
export const voiceTags = (): Voices => languageFacts[languageAtHand()].voices;
