// Texts of cards. Only a part of the app that was loaded with `withCards` may import this file.

import { type Plan, plans } from '../../content/plans.ts';
import type { CardText, CardWords, PlanText, Terms } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/index.ts';
import { loadedLanguage } from './language.svelte.ts';
import { packWordsAtHand } from './packs/current-pack.svelte.ts';
import { cardInPack, type InLanguage, planInPack } from './packs/pack-words.ts';

const loadedWords = (): { language: Language; cards: CardWords } => {
  const { language, cards } = loadedLanguage();
  if (cards === null) throw new Error('no words of cards have been loaded');
  return { language, cards };
};

/**
 * Returns the name and text of a card. A pack's own words take precedence over the standard set. The id is the
 * fallback. Throws if no card texts are loaded.
 */
export function cardText(id: string): InLanguage<CardText> {
  const { language, cards } = loadedWords();
  const packWords = packWordsAtHand();
  return (packWords && cardInPack(packWords, id, language)) ?? cards.cards[id] ?? { name: id };
}

/**
 * Returns the critical damage of a plan and the rules of its final mission's parts. Throws if no card texts are loaded.
 */
export function planText(of: Plan): InLanguage<PlanText> {
  const plan = plans.find((one) => one === of);
  if (plan === undefined) throw new Error(`the plan ${of} has no card on the screen`);
  const { language, cards } = loadedWords();
  const packWords = packWordsAtHand();
  return (packWords && planInPack(packWords, plan, language)) ?? cards.plans[plan];
}

/** Returns the words for units, places, skills, tasks and questions. Throws if no card texts are loaded. */
export const terms = (): Terms => loadedWords().cards;
