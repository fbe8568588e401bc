// Separate from the other lists of words, so that a first visit does not load it.

import { currentLanguage } from '../../words/language.svelte.ts';

/** Joins items of which one is meant: A, B or C. */
export const joinAny = (things: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(things);
