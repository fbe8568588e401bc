// The words of a language for the terminal. The app compiles them when it is built, the command line when it runs.

import core from '@messageformat/core';
import type { CardWords } from '../i18n/cards.ts';
import { type Language, languageFacts, type Say } from '../i18n/index.ts';
import type { Names } from '../i18n/log/names.ts';
import type { PackWords } from '../wire/index.ts';

/** Compiles messages. The types of the package describe an ES module, but its default import is the class itself. */
const MessageFormat = core as unknown as new (
  language: string,
) => { compile(message: string): (given: object) => string };

type Words = { readonly words: Readonly<Record<string, string>> };
type Texts = Promise<readonly [cards: { readonly cardWords: CardWords }, ...words: Words[]]>;

const texts: Readonly<Record<Language, () => Texts>> = {
  en: () =>
    Promise.all([
      import('../i18n/en/cards/index.ts'),
      import('../i18n/en/first/index.ts'),
      import('../i18n/en/later/index.ts'),
      import('../i18n/en/evolution/index.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../i18n/de/cards/index.ts'),
      import('../i18n/de/first/index.ts'),
      import('../i18n/de/later/index.ts'),
      import('../i18n/de/evolution/index.ts'),
    ]),
  ru: () =>
    Promise.all([
      import('../i18n/ru/cards/index.ts'),
      import('../i18n/ru/first/index.ts'),
      import('../i18n/ru/later/index.ts'),
      import('../i18n/ru/evolution/index.ts'),
    ]),
  'zh-Hant': () =>
    Promise.all([
      import('../i18n/zh-Hant/cards/index.ts'),
      import('../i18n/zh-Hant/first/index.ts'),
      import('../i18n/zh-Hant/later/index.ts'),
      import('../i18n/zh-Hant/evolution/index.ts'),
    ]),
};

/** Loads the words of a language. Cards of a pack are named by its own words, if it has any. */
export async function namesIn(language: Language, pack?: PackWords): Promise<Names> {
  const [{ cardWords }, ...parts] = await texts[language]();
  const words = Object.fromEntries(parts.flatMap((part) => Object.entries(part.words)));
  const format = new MessageFormat(languageFacts[language].plural);
  const compiled = new Map<string, (given: object) => string>();
  const say: Say = (key, ...given) => {
    const saying = compiled.get(key) ?? format.compile(words[key] ?? key);
    compiled.set(key, saying);
    return saying(given[0] ?? {});
  };
  return {
    say,
    terms: () => cardWords,
    cardText: (id) => pack?.[language]?.cards[id] ?? pack?.en.cards[id] ?? cardWords.cards[id] ?? { name: id },
  };
}
