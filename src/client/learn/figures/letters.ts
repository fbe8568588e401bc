/** Returns the letter of a part by its index: 0 is A. */
export const letterOf = (part: number): string => String.fromCodePoint(65 + part);
