/** What stands in a text of JSON. Some editors put a byte order mark before it; that says nothing. Throws a SyntaxError. */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));
