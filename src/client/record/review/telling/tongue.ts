// Words for telling a review, passed in so that it can be tested in any language.

import type { AnyKey, Say } from '../../../../i18n/index.ts';
import type { Names } from '../../../../i18n/log/names.ts';

/** Words of one language. */
export interface Tongue {
  readonly say: Say<AnyKey>;
  readonly names: Names;
  readonly listOf: (words: readonly string[]) => string;
}

/** Turns words into a sentence: a capital letter first, and a full stop if there is none. */
export function sentenceOf(words: string): string {
  const first = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?。！？]$/u.test(first) ? first : first + (/\p{sc=Han}/u.test(first) ? '。' : '.');
}
