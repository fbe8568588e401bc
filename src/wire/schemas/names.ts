/** Names of people. */
import * as v from 'valibot';
import { canBeSeen } from './texts.ts';

/** Longest name, in letters as they are drawn. */
export const longestName = 16;

/**
 * Returns the beginning of a name with at most this many letters. A grapheme cluster counts for what is drawn: joined
 * consonants, and emoji that no font draws as one, are as wide as many letters.
 */
export function cutName(name: string, left: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  const fits = (letter: string): boolean => {
    left -= letter.match(/[^\p{M}\p{Cf}]/gu)?.length ?? 1;
    return left >= 0;
  };
  return letters.filter(fits).join('').trim();
}

/**
 * Cleans a name for display: one line, at most `longestName` letters, no invisible or bidi control characters, no
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
  const name = cutName(plain, longestName);
  return canBeSeen(name) ? name : '';
}

/** The name of a person, cleaned. May be empty. */
export const personName = v.pipe(v.string(), v.transform(tidyName));
