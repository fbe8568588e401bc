/** Texts that people read: whether there is anything to see in them, and how long they are. */
import * as v from 'valibot';

/** Letters, digits and signs that leave a mark: an empty braille cell and a silent note head have a name, and nothing to see. */
const mark = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}]]/v;

/** Whether a reader sees anything of a text. */
export const canBeSeen = (text: string): boolean => mark.test(text);

const bounds = new WeakMap<object, number>();

/** At most so many characters, counted as people and JSON Schema count them: a picture made of two UTF-16 units is one. */
export function charactersAtMost(most: number) {
  const check = v.check<string, string>(
    (text) => text.length <= most || Array.from(text).length <= most,
    `expected at most ${most} characters`,
  );
  bounds.set(check, most);
  return check;
}

/** The bound that such a check stands for, for those who describe it; undefined for any other. */
export const boundOf = (check: object): number | undefined => bounds.get(check);
