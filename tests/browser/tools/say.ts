import { compileWord, readWords } from '../../../build/words.ts';
import type { Language } from '../../../src/i18n/languages.ts';

/** Returns a message of one language by its key, formatted with the given arguments. */
export type Say = (key: string, given?: Record<string, unknown>) => string;

/** Loads the messages of a language. The returned function throws on an unknown key. */
export async function sayer(language: Language): Promise<Say> {
  const words = await readWords(language);
  return (key, given = {}) => {
    const word = words[key];
    if (word === undefined) throw new Error(`no word ${key}`);
    return compileWord(language, word)(given);
  };
}
