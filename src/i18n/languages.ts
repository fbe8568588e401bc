import { type Language, languages } from '../content/languages.ts';

export { type Language, languages };

/** Language tags of suitable speech synthesis voices, best first. */
export type Voices = readonly [best: string, ...others: string[]];

interface LanguageFacts {
  /** Name of the language in that language. */
  readonly name: string;
  /** Language tag of its plural rules. */
  readonly plural: string;
  /** Direction in which it is written. Screens are laid out in it. */
  readonly dir: 'ltr' | 'rtl';
  readonly voices: Voices;
}

/** Name, plural rules, direction and voices of each language. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', plural: 'en', dir: 'ltr', voices: ['en'] },
  de: { name: 'Deutsch', plural: 'de', dir: 'ltr', voices: ['de'] },
  ru: { name: 'Русский', plural: 'ru', dir: 'ltr', voices: ['ru'] },
  // Voices for zh-HK speak Cantonese. Most readers prefer Mandarin, even with another accent.
  'zh-Hant': { name: '繁體中文', plural: 'zh', dir: 'ltr', voices: ['zh-TW', 'zh-CN', 'zh-HK'] },
};

/** Returns the best language for a browser's preferred language tags, or English if none matches. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [main] = tag.toLowerCase().split('-');
    const found = languages.find((language) => language.split('-')[0] === main);
    if (found) return found;
  }
  return 'en';
}
