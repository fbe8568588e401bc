/** Letter of a figure's part: A for the first. */
export const letterOf = (part: number): string => String.fromCodePoint(65 + part);
