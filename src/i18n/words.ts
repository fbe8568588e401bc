import type { ExpansionCueKind, ExpansionEnemyType, ExpansionPlan } from '../content/expansions/names.ts';
import type { Arguments } from './arguments/index.ts';
import type { words as afterwards } from './en/afterwards/index.ts';
import type { words as first } from './en/first/index.ts';
import type { words as later } from './en/later/index.ts';
import type { ExpansionKey } from './expansions.ts';

/** Key of a word of the first load. The English words define the keys, and other languages must have all of them. */
export type FirstKey = keyof typeof first;

/** Key of a word that is loaded later. */
export type LaterKey = keyof typeof later;

/** Key of a word of what comes after a game, which is loaded with that. */
export type AfterwardsKey = keyof typeof afterwards;

/** Key of the name of a piece that an expansion adds. The words of its expansions are loaded before a game is shown. */
export type PieceKey =
  | `cue.${ExpansionCueKind}.${'name' | 'do' | 'spoken'}`
  | `plan.${ExpansionPlan}`
  | `enemy.${ExpansionEnemyType}`;

/** Key of a word that every part of the app may say that is loaded late. */
export type Key = FirstKey | LaterKey | PieceKey;

/** Key of a word of what comes after a game, or one that every late part may say. */
export type AnyKey = Key | AfterwardsKey;

/** Key of any interface word. */
type EveryKey = AnyKey | ExpansionKey;

/** Arguments of a word, as rest parameters. */
export type Given<K extends EveryKey> = K extends keyof Arguments ? [Arguments[K]] : [];

/** Returns a word in the current language, with its arguments filled in. */
export type Say<Among extends EveryKey = Key> = <K extends Among>(key: K, ...given: Given<K>) => string;

/** Compiled words of a language: a function per key. */
export type Compiled<Among extends EveryKey = Key> = Readonly<Record<Among, (given?: object) => string>>;
