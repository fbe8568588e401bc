// Joins words with the signs of a language: Chinese has its own, and no spaces.

import type { Say } from './words.ts';

/** Words to be joined. Those that are empty or missing are skipped. */
type Some = readonly (string | false | null | undefined)[];

const joinBy =
  (key: 'common.both' | 'common.list' | 'common.phrases' | 'common.groups') =>
  (some: Some, say: Say): string =>
    some
      .filter((words) => typeof words === 'string' && words !== '')
      .reduce<string>((first, second) => (first === '' ? `${second}` : say(key, { first, second: `${second}` })), '');

/** Joins sentences. */
export const joined = joinBy('common.both');

/** Joins names as a list without an “and”. */
export const listed = joinBy('common.list');

/** Joins phrases of one line, such as a name and its state. */
export const phrased = joinBy('common.phrases');

/** Joins groups of a list, which may have commas of their own. */
export const grouped = joinBy('common.groups');
