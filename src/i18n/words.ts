import type { Arguments } from './arguments.ts';
import type { words as english } from './en/index.ts';

/** Every word of the interface. The English words say which there are; the other languages must have them all. */
export type Key = keyof typeof english;

/** What a word takes: nothing, or its arguments. */
export type Given<K extends Key> = K extends keyof Arguments ? [Arguments[K]] : [];

/** Says a word in the language at hand. */
export type Say = <K extends Key>(key: K, ...given: Given<K>) => string;

/** A language, compiled: a function for each word. */
export type Compiled = Readonly<Record<Key, (given?: object) => string>>;

/** Says the words of a compiled language. */
export const sayIn =
  (words: Compiled): Say =>
  (key, ...given) =>
    words[key](...given);
