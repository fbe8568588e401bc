import type { FirstKey, PieceKey, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

/**
 * Returns a message of the first load, or a name of something in an expansion of the game, in the current language. Reactive: templates follow a change of language. Throws if
 * none is loaded.
 */
export const say: Say<FirstKey | PieceKey> = (key, ...given) => loadedLanguage().first[key](...given);
