// Splits texts and queries into tokens, so that both match.

import type { Language } from '../../../i18n/index.ts';

/** Reduces a lower-case word to its stem. */
export type Stemmer = (word: string) => string;

/** Memoizes a function, because most words of a text occur more than once. */
export function remembering<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const answer = known.get(word) ?? of(word);
    known.set(word, answer);
    return answer;
  };
}

const han = /\p{Script=Han}/u;
const wordPattern = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Converts to American spelling, where the difference is too large for the fuzzy search. */
const american = (word: string): string =>
  word
    .replace(/^(def|off|lic)enc/, '$1ens')
    .replace(/^(col|arm|fav|hon|lab|rum)our/, '$1or')
    .replace(/^centre/, 'center')
    .replace(/is(e[ds]?|ing|ation)$/, 'iz$1');

/** Takes off endings of German verbs that the stemmer leaves, so that "würfelt" is found by "würfeln". */
const withoutVerbEnding = (word: string): string =>
  word.length > 5 ? word.replace(/([^aeiouyäöü])[nt]$/, '$1') : word;

const withoutAccents = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '');

/** Yields the characters of a run of Chinese, and each pair of neighbors. */
function* unigramsAndBigrams(text: string): Generator<string> {
  const characters = text.match(/./gsu) ?? [];
  for (const [i, character] of characters.entries()) {
    yield character;
    const next = characters[i + 1];
    if (next !== undefined) yield character + next;
  }
}

/** Splits a text into words and runs of Chinese characters, in lower case. */
export const split = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? [];

/** Returns a function that splits a query the same way. It drops common words, unless there are no others. */
export function queryParser(commonWords: string): (wanted: string) => string[] {
  const common = new Set(commonWords.split(' '));
  const commonChinese = new RegExp([...common].filter((word) => han.test(word)).join('|') || '$^', 'gu');
  return (wanted) => {
    const meaningful = split(wanted.replace(commonChinese, ' ')).filter((word) => !common.has(word));
    return meaningful.length > 0 ? meaningful : split(wanted);
  };
}

/** Returns a function that reduces a word to its token: the stem without accents. */
export const tokenOf =
  (language: Language, stem: Stemmer) =>
  (word: string): string => {
    if (language === 'en') return stem(american(word));
    const stemmed = stem(word.replaceAll('ё', 'е'));
    return withoutAccents((language === 'de' ? withoutVerbEnding(stemmed) : stemmed).replaceAll('ß', 'ss'));
  };

/** Returns the index tokens of a text: Chinese runs become single characters and pairs. */
export const indexTokens = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => (han.test(piece) ? [...unigramsAndBigrams(piece)] : [piece]));

/** Returns the tokens of a query: Chinese runs become pairs, unless they are a single character. */
export const queryTokens = (pieces: readonly string[]): string[] =>
  indexTokens(pieces).filter((token) => !han.test(token) || token.length > 1 || pieces.includes(token));

/** Whether the token contains a Chinese character. */
export const isChinese = (token: string): boolean => han.test(token);

/** Returns the words of a text as written, with their offsets. Chinese characters count as words. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu)].map(({ 0: word, index: at }) => ({ word, at }));
