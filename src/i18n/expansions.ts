// The one place where the texts know of expansions. Their entries of the reference are named in reference.ts.

import type { words as evolution } from './en/evolution/index.ts';

/** The words of each expansion. */
type Words = [
  typeof evolution, // Evolution
];
type NamesOf<T> = T extends object ? keyof T : never;

/** Key of a word that is loaded with a game of an expansion. */
export type ExpansionKey = NamesOf<Words[number]>;
