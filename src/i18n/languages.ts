/** The languages of the interface. */
export const languages = ['en', 'de', 'ru', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** Tags of the voices a language may be spoken with, the best one first. */
export type Voices = readonly [best: string, ...others: string[]];

interface LanguageFacts {
  /** What those who speak it call it. */
  readonly name: string;
  /** The plural rules it follows. */
  readonly plural: string;
  readonly voices: Voices;
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', plural: 'en', voices: ['en'] },
  de: { name: 'Deutsch', plural: 'de', voices: ['de'] },
  ru: { name: 'Русский', plural: 'ru', voices: ['ru'] },
  // A voice of Hong Kong speaks Cantonese: most readers would rather hear Mandarin with another accent.
  'zh-Hant': { name: '繁體中文', plural: 'zh', voices: ['zh-TW', 'zh-CN', 'zh-HK'] },
};

/** The best of our languages for those a browser asks for, in their order; English if none fits. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [main] = tag.toLowerCase().split('-');
    const found = languages.find((language) => language.split('-')[0] === main);
    if (found) return found;
  }
  return 'en';
}
