import type { Say } from '../../i18n/index.ts';

/** What is added or taken away, with its sign: +3, −2, 0. */
export const signed = (by: number): string => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`);

/** A number in words, its minus as long as a plus. */
export const longMinus = (words: string): string => words.replace('-', '−');

/** A score in words. */
export const scoreWords = (say: Say, score: number): string => longMinus(say('end.total', { score }));
