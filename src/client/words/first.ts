import type { FirstKey, PieceKey, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

/**
 * Returns a message of the first load, or the name of a piece of an expansion, in the current language. Reactive:
 * templates follow a change of language. Throws if no language is loaded.
 */
export const say: Say<FirstKey | PieceKey> = (key, ...given) => loadedLanguage().first[key](...given);
