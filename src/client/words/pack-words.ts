import type { CardText, PlanText } from '../../i18n/cards.ts';
import { type Language, languages } from '../../i18n/index.ts';
import type { PackWords } from '../../wire/index.ts';

/** Words of a pack, and the language they are in where that is not the one that was asked for. */
export type InLanguage<T> = T & { readonly lang?: Language };

/** The first that speaks: the language asked for, English, any other. */
function firstOf<T>(language: Language, said: (one: Language) => T | undefined): InLanguage<T> | null {
  for (const one of [language, 'en' as const, ...languages]) {
    const found = said(one);
    if (found !== undefined) return one === language ? found : { ...found, lang: one };
  }
  return null;
}

/** What a pack calls one of its cards; null if it is none of its own. */
export const cardInPack = (words: PackWords, id: string, language: Language): InLanguage<CardText> | null =>
  firstOf(language, (one) => {
    const cards = words[one]?.cards;
    return cards !== undefined && Object.hasOwn(cards, id) ? cards[id] : undefined;
  });

/** What a pack says of a plan; null if it brought no card for it. */
export const planInPack = (
  words: PackWords,
  id: keyof PackWords['en']['plans'],
  language: Language,
): InLanguage<PlanText> | null => firstOf(language, (one) => words[one]?.plans[id]);
