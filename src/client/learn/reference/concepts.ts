// Synonyms in the search: the words of a group share a token, beside those of their own.

import type { Synonyms } from '../../../i18n/index.ts';
import { isChinese } from './tokens.ts';

/** Whether a token stands for a group of synonyms. No word begins like it. */
export const isConcept = (token: string): boolean => token.startsWith('#');

/** Returns a function that names the groups to which words and runs of Chinese characters belong, each as a token. */
export function conceptFinder(
  synonyms: Synonyms,
  token: (word: string) => string,
): (pieces: readonly string[]) => string[] {
  const ofWord = new Map<string, Set<string>>();
  const ofPhrase: [phrase: string, concept: string][] = [];
  for (const [i, group] of synonyms.entries()) {
    for (const word of group.toLowerCase().split(' ')) {
      if (isChinese(word)) ofPhrase.push([word, `#${i}`]);
      else ofWord.set(token(word), (ofWord.get(token(word)) ?? new Set()).add(`#${i}`));
    }
  }
  const inChinese = (run: string) => ofPhrase.filter(([phrase]) => run.includes(phrase)).map(([, concept]) => concept);
  return (pieces) =>
    pieces.flatMap((piece) => [...(isChinese(piece) ? new Set(inChinese(piece)) : (ofWord.get(token(piece)) ?? []))]);
}
