import type { Arguments } from './arguments.ts';
import type { words as english } from './en/index.ts';

/** Key of an interface word. The English words define the keys, and other languages must have all of them. */
export type Key = keyof typeof english;

/** Arguments of a word, as rest parameters. */
export type Given<K extends Key> = K extends keyof Arguments ? [Arguments[K]] : [];

/** Returns a word in the current language, with its arguments filled in. */
export type Say = <K extends Key>(key: K, ...given: Given<K>) => string;

/** Compiled words of a language: a function per key. */
export type Compiled = Readonly<Record<Key, (given?: object) => string>>;

/** Creates a `Say` function for a compiled language. */
export const sayIn =
  (words: Compiled): Say =>
  (key, ...given) =>
    words[key](...given);
