// Any message, and those of Evolution. Only a part of the app that was loaded with `withEvolution` may import this file.

import type { Compiled, EvolutionKey, Key, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

type EvolutionWords = Compiled<Key | EvolutionKey>;

/** Returns a message in the current language. Reactive: templates follow a change of language. Throws if it is not loaded. */
export const say: Say<Key | EvolutionKey> = (key, ...given) => (loadedLanguage().all as EvolutionWords)[key](...given);
