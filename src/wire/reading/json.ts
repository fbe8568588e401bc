/** Parses JSON, ignoring a leading byte order mark, which some editors write. Throws a SyntaxError. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));
