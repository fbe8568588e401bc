/** The languages of the interface. */
export const languages = ['en', 'de', 'ru', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

/** What a language is called by those who speak it, the plural rules it follows, and the voice it is spoken with. */
export const languageFacts: Readonly<Record<Language, { name: string; plural: string; voice: string }>> = {
  en: { name: 'English', plural: 'en', voice: 'en' },
  de: { name: 'Deutsch', plural: 'de', voice: 'de' },
  ru: { name: 'Русский', plural: 'ru', voice: 'ru' },
  'zh-Hant': { name: '繁體中文', plural: 'zh', voice: 'zh-TW' },
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
