// Any message, and those for the time after a game. Only a part of the app that was loaded with `withAfterwards` may
// import this file.

import type { AnyKey, Compiled, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

function anyWords(): Compiled<AnyKey> {
  const { any } = loadedLanguage();
  if (any === null) throw new Error('the words of what comes after a game have not been loaded');
  return any;
}

/**
 * Returns a message in the current language. Reactive: templates follow a change of language. Throws if it is not
 * loaded.
 */
export const say: Say<AnyKey> = (key, ...given) => anyWords()[key](...given);
