import { expect, test } from 'vitest';
import { readWords } from '../../build/words.ts';
import { languages } from './index.ts';

/** Most words of a picture; in Chinese, which has no spaces, most characters. */
const most = { words: 45, characters: 90 } as const;

for (const language of languages) {
  test(`each picture of the story has few words: ${language}`, async () => {
    const texts = Object.entries(await readWords(language)).filter(([key]) => /^story\.\w+\.text$/.test(key));
    expect(texts.length).toBe(8);
    const long = texts.filter(([, text]) =>
      language === 'zh-Hant' ? text.length > most.characters : [...text.matchAll(/\p{L}+/gu)].length > most.words,
    );
    expect(long).toEqual([]);
  });
}
