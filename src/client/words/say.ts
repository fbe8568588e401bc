// Any message. Only a part of the app that was loaded with `withWords` may import this file; others have `first.ts`.

import type { Compiled, Key, Say } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';

function allWords(): Compiled {
  const { all } = loadedLanguage();
  if (all === null) throw new Error('only the words of the first load have been loaded');
  return all;
}

/**
 * Returns a message in the current language. Reactive: templates follow a change of language. Throws if it is not loaded.
 */
export const say: Say = (key, ...given) => allWords()[key](...given);

/** Returns a message whose arguments are known only at run time. Throws if it is not loaded. */
export const sayWith = (key: Key, given: object): string => allWords()[key](given);

/** Whether there is such a message. All of ours are there, but a newer host may name others. */
export const isWord = (key: Key): boolean => Object.hasOwn(allWords(), key);
