import type { Say } from '../../i18n/index.ts';

/** Keeps words on one line, such as a number and its noun. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** Separates Chinese characters from Latin letters and figures. */
export const spaced = (words: string): string => words.replace(/(?<=\p{sc=Han})(?=\w)|(?<=\w)(?=\p{sc=Han})/gu, ' ');

/** Replaces the hyphen of a formatted number with a real minus sign. */
export const longMinus = (words: string): string => words.replace('-', '−');

/** Returns a score in words, in points. */
export const scoreWords = (say: Say, score: number): string => longMinus(say('end.total', { score }));

/** Rounds ms up to whole seconds, so that a countdown shows 0 only at its end. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);

/** Formats ms as minutes and seconds: 0:48. */
export function minutes(ms: number): string {
  const seconds = secondsLeft(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
