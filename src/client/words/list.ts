import { spaced } from './format.ts';
import { currentLanguage } from './language.svelte.ts';

/** Sorts items by title, in the alphabet of the current language. */
export const sortByTitle = <T>(items: readonly T[], titleOf: (item: T) => string): T[] => {
  const { compare } = new Intl.Collator(currentLanguage());
  return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
};

/** Joins items as the current language does: A, B and C. Chinese gets the spaces that `Intl` leaves out. */
export const joinList = (things: readonly string[]): string =>
  spaced(new Intl.ListFormat(currentLanguage()).format(things));
