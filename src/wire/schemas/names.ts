/** Names of people. */
import * as v from 'valibot';
import { canBeSeen } from './texts.ts';

/** Longest name, in grapheme clusters. */
export const longestName = 16;

/**
 * Cleans a name for display: one line, at most `longestName` characters, no invisible or bidi control characters, no
 * stacked accents. May return an empty name, since names are optional.
 */
export function tidyName(text: string): string {
  const plain = text
    .slice(0, 400)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // The zero-width joiner stays, because it holds emoji sequences together.
    .replace(/[[\p{Cc}\p{Cf}\p{Cs}\p{Co}]--\u200d]/gv, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const letters = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  const name = letters.slice(0, longestName).join('').trim();
  return canBeSeen(name) ? name : '';
}

/** The name of a person, cleaned. May be empty. */
export const personName = v.pipe(v.string(), v.transform(tidyName));
