import type { Plan } from '../../content/plans.ts';
import type { CardText, CardWords, PlanText, Terms } from '../../i18n/cards.ts';
import type { Language } from '../../i18n/index.ts';
import type { PackWords } from '../../wire/index.ts';
import { loaders } from './loaders.ts';
import { cardInPack, type InLanguage, planInPack } from './pack-words.ts';
import { languageAtHand } from './say.svelte.ts';

let words = $state.raw<{ language: Language; cards: CardWords } | null>(null);
/** Words of the current game's pack for its own cards. Null for the standard set. */
let packWords = $state.raw<PackWords | null>(null);

/** Sets the words of the current game's pack. Null for the standard set. */
export function setPackWords(brought: PackWords | null): void {
  packWords = brought;
}

/** Loads the card texts of a language. Rejects if they cannot be loaded; the old ones stay. */
export async function loadCardWords(language: Language = languageAtHand()): Promise<void> {
  if (words?.language === language) return;
  const { cardWords } = await loaders[language].cards();
  words = { language, cards: cardWords };
}

/** Loads the card texts of another language if there are any to replace. Rejects like `loadCardWords`. */
export async function changeCardWords(language: Language): Promise<void> {
  if (words !== null) await loadCardWords(language);
}

const loadedWords = (): { language: Language; cards: CardWords } => {
  if (words === null) throw new Error('no words of cards have been loaded');
  return words;
};

/**
 * Returns the name and text of a card. A pack's own words take precedence over the standard set. The id is the
 * fallback. Throws if no card texts are loaded.
 */
export function cardText(id: string): InLanguage<CardText> {
  const { language, cards } = loadedWords();
  return (packWords && cardInPack(packWords, id, language)) ?? cards.cards[id] ?? { name: id };
}

/**
 * Returns the critical damage of a plan and the rules of its final mission's parts. Throws if no card texts are loaded.
 */
export function planText(plan: Plan): InLanguage<PlanText> {
  const { language, cards } = loadedWords();
  return (packWords && planInPack(packWords, plan, language)) ?? cards.plans[plan];
}

/** Returns the words for units, places, skills, tasks and questions. Throws if no card texts are loaded. */
export const terms = (): Terms => loadedWords().cards;
