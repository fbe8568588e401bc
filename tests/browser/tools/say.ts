import { compileWord, readWords } from '../../../build/words.ts';
import type { Language } from '../../../src/i18n/languages.ts';

/** Says a word of a language by its key. */
export type Say = (key: string, given?: Record<string, unknown>) => string;

/** Says the words of a language as the app does. */
export async function sayer(language: Language): Promise<Say> {
  const words = await readWords(language);
  return (key, given = {}) => {
    const word = words[key];
    if (word === undefined) throw new Error(`no word ${key}`);
    return compileWord(language, word)(given);
  };
}
