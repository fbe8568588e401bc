import { type Compiled, languageFacts, type Say, type Voices } from '../../i18n/index.ts';
import { languageAtHand, loadedLanguage } from './language.svelte.ts';

/**
 * Returns a message in the current language. Reactive: templates follow a change of language. Throws if none is loaded.
 */
export const say: Say = (key, ...given) => loadedLanguage().say(key, ...given);

/** Returns a message whose arguments are known only at run time. Throws if no language is loaded. */
export const sayWith = (key: keyof Compiled, given: object): string => loadedLanguage().compiled[key](given);

/** Sorts items by title, in the alphabet of the current language. */
export const sortByTitle = <T>(items: readonly T[], titleOf: (item: T) => string): T[] => {
  const { compare } = new Intl.Collator(languageAtHand());
  return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
};

/** Joins items as the current language does: A, B and C. */
export const joinList = (things: readonly string[]): string => new Intl.ListFormat(languageAtHand()).format(things);

/** Returns the voice tags of the current language, the best one first. */
export const voiceTags = (): Voices => languageFacts[languageAtHand()].voices;
