import type { Arguments } from './arguments/index.ts';
import type { words as afterwards } from './en/afterwards/index.ts';
import type { words as first } from './en/first/index.ts';
import type { words as later } from './en/later/index.ts';

/** Key of a word of the first load. The English words define the keys, and other languages must have all of them. */
export type FirstKey = keyof typeof first;

/** Key of a word that is loaded later. */
export type LaterKey = keyof typeof later;

/** Key of a word of what comes after a game, which is loaded with that. */
export type AfterwardsKey = keyof typeof afterwards;

/** Key of a word that every part of the app may say that is loaded late. */
export type Key = FirstKey | LaterKey;

/** Key of any interface word. */
export type AnyKey = Key | AfterwardsKey;

/** Arguments of a word, as rest parameters. */
export type Given<K extends AnyKey> = K extends keyof Arguments ? [Arguments[K]] : [];

/** Returns a word in the current language, with its arguments filled in. */
export type Say<Among extends AnyKey = Key> = <K extends Among>(key: K, ...given: Given<K>) => string;

/** Compiled words of a language: a function per key. */
export type Compiled<Among extends AnyKey = Key> = Readonly<Record<Among, (given?: object) => string>>;
