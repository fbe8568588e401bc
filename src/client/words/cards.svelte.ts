import type { CardText, CardWords } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/index.ts';
import { languageAtHand } from './say.svelte.ts';

const loaders: Readonly<Record<Language, () => Promise<{ cardWords: CardWords }>>> = {
  en: () => import('../../i18n/en/cards/index.ts'),
  de: () => import('../../i18n/de/cards/index.ts'),
  ru: () => import('../../i18n/ru/cards/index.ts'),
  'zh-Hant': () => import('../../i18n/zh-Hant/cards/index.ts'),
};

let words = $state.raw<{ language: Language; cards: CardWords } | null>(null);

/** Loads the words of cards in the language at hand; where they cannot be loaded, the old ones stay. */
export async function speakOfCards(language: Language = languageAtHand()): Promise<void> {
  if (words?.language === language) return;
  const { cardWords } = await loaders[language]();
  words = { language, cards: cardWords };
}

const all = (): CardWords => {
  if (words === null) throw new Error('no words of cards have been loaded');
  return words.cards;
};

/** What a card is called and does; a pack's card that has no words here goes by its id. */
export const cardText = (id: string): CardText => all().cards[id] ?? { name: id };

/** Words for units, places, skills, tasks and questions. */
export const terms = (): CardWords => all();
