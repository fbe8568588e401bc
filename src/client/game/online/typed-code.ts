// Reads the code or address of a table as people type or paste it.

/** Letters of codes. Those that are easily mistaken for others are in none. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters that look like a letter of a code: digits, letters that codes avoid, and other alphabets. */
const alike: ReadonlyMap<string, string> = new Map(
  (
    [
      ['0OΟО', 'Q'],
      ['1ILΙІ', 'J'],
      ['2Ζ', 'Z'],
      ['4ΑА', 'A'],
      ['5Ѕ', 'S'],
      ['8ΒВ', 'B'],
      ['6', 'G'],
      ['7ΤТ', 'T'],
      ['3ΕЕЁ', 'E'],
      ['ΗН', 'H'],
      ['ΚК', 'K'],
      ['ΜМ', 'M'],
      ['Ν', 'N'],
      ['ΡР', 'P'],
      ['С', 'C'],
      ['ΧХ', 'X'],
      ['ΥУҮ', 'Y'],
      ['Ј', 'J'],
    ] as const
  ).flatMap(([many, one]) => Array.from(many, (letter) => [letter, one] as const)),
);

/** Where a text leads: to a table by its code, or to an address. */
type Typed = { readonly code: string } | { readonly url: string };

const addressShape = /(?:https?:\/\/[^\s#]*)?#\/table\/[\w-]+\/[\w-]+(?:\/[\w-]+)?/i;
/** A code among other words: written large, in one or two groups. */
const codeShape = /(?<![\p{L}\d])\p{Lu}{3}[ -]?\p{Lu}{3}(?![\p{L}\d])/u;

const codeIn = (text: string): string | null => {
  const read = Array.from(text.toUpperCase().replace(/[^\p{L}\d]/gu, ''), (one) => alike.get(one) ?? one).join('');
  return read.length === 6 && Array.from(read).every((one) => letters.includes(one)) ? read : null;
};

/** Reads what somebody has typed or pasted. Null if it is neither a code nor an address. */
export function readTyped(text: string): Typed | null {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const [address] = addressShape.exec(plain) ?? [];
  if (address !== undefined) return { url: address };
  const code = codeIn(plain) ?? codeIn(codeShape.exec(plain)?.[0] ?? '');
  return code === null ? null : { code };
}
