// Splits German compounds, which players or other texts may write as separate words.

import { split } from './tokens.ts';

/** Shortest part of a compound, in letters: shorter ones are endings more often than words. */
const shortest = 4;

/** Letters that may join the first part to the second. */
const joint = /(es|s|en|n)$/;

/** Returns a function that splits a compound into two words of these texts. Other words have no parts. */
export function compoundSplitter(
  texts: readonly string[],
  token: (word: string) => string,
): (word: string) => readonly string[] {
  const known = new Set(texts.flatMap(split).map(token));
  const isWord = (part: string) => part.length >= shortest && known.has(token(part));
  return (word) => {
    for (let i = word.length - shortest; i >= shortest; i -= 1) {
      const [first, second] = [word.slice(0, i), word.slice(i)];
      if (!isWord(second)) continue;
      const left = [first, first.replace(joint, '')].find(isWord);
      if (left !== undefined) return [left, second];
    }
    return [];
  };
}
