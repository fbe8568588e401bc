import type { Say } from '../../i18n/index.ts';

/** Formats a change with its sign: +3, −2, 0. */
export const signed = (by: number): string => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`);

/** Replaces the hyphen of a formatted number with a real minus sign. */
export const longMinus = (words: string): string => words.replace('-', '−');

/** Returns a score in words, in points. */
export const scoreWords = (say: Say, score: number): string => longMinus(say('end.total', { score }));
