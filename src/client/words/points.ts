import type { Say } from '../../i18n/index.ts';

/** What is added or taken away, with its sign: +3, −2, 0. */
export const signed = (by: number): string => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`);

/** A score in words, its minus as long as a plus. */
export const scoreWords = (say: Say, score: number): string => say('end.total', { score }).replace('-', '−');
