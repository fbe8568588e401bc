/** Languages into which the English texts are translated, as BCP 47 tags. */
export const translations = ['de', 'ru', 'zh-Hant'] as const;
/** The languages of the interface and of packs. */
export const languages = ['en', ...translations] as const;
/** A language of the interface and of packs, as a BCP 47 tag. */
export type Language = (typeof languages)[number];
