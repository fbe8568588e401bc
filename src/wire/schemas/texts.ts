/** Checks on texts that people read: visibility and length. */
import * as v from 'valibot';

/** A character that is drawn. Excludes the blank braille cell and the null notehead, which are symbols without ink. */
const visible = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]]/v;

/** Whether the text contains a visible character. */
export const canBeSeen = (text: string): boolean => visible.test(text);

const bounds = new WeakMap<object, number>();

/** Check for at most `most` characters, counted as code points like in JSON Schema. */
export function charactersAtMost(most: number) {
  const check = v.check<string, string>(
    (text) => text.length <= most || Array.from(text).length <= most,
    `expected at most ${most} characters`,
  );
  bounds.set(check, most);
  return check;
}

/** Returns the bound of a `charactersAtMost` check, or undefined for any other check. */
export const boundOf = (check: object): number | undefined => bounds.get(check);
