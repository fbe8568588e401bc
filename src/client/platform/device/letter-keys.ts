/** Fields of a keyboard event that shortcuts depend on. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * Returns the name of a key, letters in lower case. A non-Latin letter is named by its position: on a Cyrillic
 * keyboard, the key of з is P. Latin letters name themselves on every layout.
 */
export function keyName({ key, code }: Pressed): string {
  if (!/^\p{L}$/u.test(key)) return key;
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (/^\p{Script=Latin}$/u.test(key) ? key : (place ?? key)).toLowerCase();
}

/** Whether the key would write a character. */
export const isCharacterKey = ({ key }: Pressed): boolean => /^.$/u.test(key);
