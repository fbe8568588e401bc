// Letters of codes that people read to each other and type.

/** Letters of codes, without those that are easily mistaken for others. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ';

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

/** Reads this many letters of a code, ignoring separators. Null if there are other characters. */
export function lettersIn(text: string, count: number): string | null {
  const plain = text.normalize('NFKC').toUpperCase();
  const read = Array.from(plain.replace(/[^\p{L}\d]/gu, ''), (one) => alike.get(one) ?? one).join('');
  return read.length === count && Array.from(read).every((one) => codeLetters.includes(one)) ? read : null;
}
