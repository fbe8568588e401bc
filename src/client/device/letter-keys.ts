/** The fields of a keyboard event that shortcuts depend on. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The name of a key, letters in lower case. A letter of another script goes by its place on the keyboard: whoever writes
 * Cyrillic presses P where з is. Latin letters go by themselves, wherever a layout has put them.
 */
export function keyName({ key, code }: Pressed): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (/^\p{Script=Latin}$/u.test(key) ? key : (place ?? key)).toLowerCase();
}

/** Does the key write a character, where it is not a shortcut? */
export const isWriting = ({ key }: Pressed): boolean => /^.$/u.test(key);
