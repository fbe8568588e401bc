import type { CardText, PlanText } from '../../../i18n/cards.ts';
import { type Language, languages } from '../../../i18n/index.ts';
import type { PackWords } from '../../../wire/index.ts';

/** Words of a pack. `lang` is set if they are not in the requested language. */
export type InLanguage<T> = T & { readonly lang?: Language };

/** Returns the first text found: in the requested language, in English, then in any other. Null if there is none. */
function firstAvailable<T>(language: Language, lookUp: (one: Language) => T | undefined): InLanguage<T> | null {
  for (const one of [language, 'en' as const, ...languages]) {
    const found = lookUp(one);
    if (found !== undefined) return one === language ? found : { ...found, lang: one };
  }
  return null;
}

/** Returns a pack's words for a card. Null if it has none for that id. */
export const cardInPack = (words: PackWords, id: string, language: Language): InLanguage<CardText> | null =>
  firstAvailable(language, (one) => {
    const cards = words[one]?.cards;
    return cards !== undefined && Object.hasOwn(cards, id) ? cards[id] : undefined;
  });

/** Returns a pack's words for a plan. Null if it has no card for it. */
export const planInPack = (
  words: PackWords,
  id: keyof PackWords['en']['plans'],
  language: Language,
): InLanguage<PlanText> | null => firstAvailable(language, (one) => words[one]?.plans[id]);
