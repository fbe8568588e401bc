import type { Plan } from '../../content/plans.ts';
import type { CardText, CardWords, PlanText, Terms } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/index.ts';
import type { PackWords } from '../../wire/index.ts';
import { cardInPack, type InLanguage, planInPack } from './pack-words.ts';
import { languageAtHand } from './say.svelte.ts';

const loaders: Readonly<Record<Language, () => Promise<{ cardWords: CardWords }>>> = {
  en: () => import('../../i18n/en/cards/index.ts'),
  de: () => import('../../i18n/de/cards/index.ts'),
  ru: () => import('../../i18n/ru/cards/index.ts'),
  'zh-Hant': () => import('../../i18n/zh-Hant/cards/index.ts'),
};

let words = $state.raw<{ language: Language; cards: CardWords } | null>(null);
/** What the pack of the game at hand calls its own cards. */
let own = $state.raw<PackWords | null>(null);

/** Speaks the words of a pack from now on; null where there is none but the standard set. */
export function speakOfPack(brought: PackWords | null): void {
  own = brought;
}

/** Loads the words of cards in the language at hand; where they cannot be loaded, the old ones stay. */
export async function speakOfCards(language: Language = languageAtHand()): Promise<void> {
  if (words?.language === language) return;
  const { cardWords } = await loaders[language]();
  words = { language, cards: cardWords };
}

const loaded = (): { language: Language; cards: CardWords } => {
  if (words === null) throw new Error('no words of cards have been loaded');
  return words;
};

/** What a card is called and does: a pack's own words first, then those of the standard set; without any it goes by its id. */
export function cardText(id: string): InLanguage<CardText> {
  const { language, cards } = loaded();
  return (own && cardInPack(own, id, language)) ?? cards.cards[id] ?? { name: id };
}

/** Is this the id of a card with words? What asks may also be a cue, or damage. */
export const isCard = (id: string): boolean => cardText(id).name !== id;

/** What a plan's critical damage does, and what makes each part of its final mission hard. */
export function planText(plan: Plan): InLanguage<PlanText> {
  const { language, cards } = loaded();
  return (own && planInPack(own, plan, language)) ?? cards.plans[plan];
}

/** Words for units, places, skills, tasks and questions. */
export const terms = (): Terms => loaded().cards;
