// Any message, and those of Evolution. Only a part of the app that was loaded with `withExpansion` may import this file.

import type { Compiled, ExpansionKey, Key, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

type EvolutionWords = Compiled<Key | ExpansionKey>;

/** Returns a message in the current language. Reactive: templates follow a change of language. Throws if it is not loaded. */
export const say: Say<Key | ExpansionKey> = (key, ...given) => (loadedLanguage().all as EvolutionWords)[key](...given);
