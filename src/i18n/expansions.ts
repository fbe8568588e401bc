// The one place where the texts know of expansions.

import type { words } from './en/evolution/index.ts';

/** Key of a word that is loaded with a game of Evolution. */
export type EvolutionKey = keyof typeof words;
