import type { FirstKey, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

/**
 * Returns a message of the first load in the current language. Reactive: templates follow a change of language. Throws if
 * none is loaded.
 */
export const say: Say<FirstKey> = (key, ...given) => loadedLanguage().first[key](...given);
