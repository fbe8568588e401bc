/** Keeps words on one line, such as a number and its noun. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
