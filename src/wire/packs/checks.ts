/** Checks on packs beyond their schema: ids, prices, effects, words and deck sizes. */
import type { Asset, Cards, PlanCard, Tech } from '../../content/cards/cards.ts';
import {
  changesRoll,
  type Effect,
  listsIn,
  restores,
  someVerb,
  type VerbName,
  verbsIn,
} from '../../content/cards/effects.ts';
import { deckSizes } from '../../content/cards/pack.ts';
import { enemyTypes, enemyTypesOf, enemyTypesPerGame } from '../../content/enemies.ts';
import { languages } from '../../content/languages.ts';
import { plans } from '../../content/plans.ts';
import { faultAt, type ValidationError } from '../reading/validation-error.ts';
import type { PackWords, WordsOfPack } from './words.ts';

/** A parsed pack: `own` are its own cards, `all` are those it is played with, including the set it extends. */
export interface Written {
  readonly own: Cards;
  readonly all: Cards;
  readonly words: PackWords;
}

const kinds = ['techs', 'assets', 'enemies', 'missions', 'crises', 'plans'] as const;
type Card = Cards[(typeof kinds)[number]][number];

/** Calls `look` with each card and its path. Returns all results. */
const each = <T>(cards: Cards, look: (card: Card, path: string) => readonly T[]): T[] =>
  kinds.flatMap((kind) => cards[kind].flatMap((card, i) => look(card, `cards.${kind}.${i}`)));

/** Finds duplicate ids. Ids are unique across all kinds of cards, because words refer to cards by id only. */
function idFaults({ own, all }: Written): ValidationError[] {
  const ownCards = new Set(each(own, (card) => [card]));
  /** Path of the card with each id. Empty for a card of the extended set. */
  const taken = new Map<string, string>(each(all, (card) => (ownCards.has(card) ? [] : [[card.id, ''] as const])));
  return each(own, ({ id }, path) => {
    const by = taken.get(id);
    taken.set(id, path);
    if (by === undefined) return [];
    return [by === '' ? faultAt(`${path}.id`, 'id-kind') : faultAt(`${path}.id`, 'id-field', { by })];
  });
}

const isUsable = (card: Card): card is Tech | Asset => 'phase' in card;

/**
 * Whether the card restores what it or other cards cost, without being exhausted. Without such cards, any sequence of
 * uses comes to an end (CRD-2).
 */
const isEndless = ({ price, effects }: Tech | Asset): boolean =>
  price.exhaust === undefined &&
  // Credits do not restore the units or salvage that a card costs.
  someVerb(effects, (verb) => restores(verb) && !(verb.do === 'gain-credits' && Boolean(price.place || price.salvage)));

/**
 * Finds missing or forbidden effects and prices, and cards that could be used without end (CRD-1, CRD-2). Exactly one
 * asset must hold the emergency credits.
 */
function useFaults({ own, all }: Written): ValidationError[] {
  const used = each(own, (card, path) => {
    if (!isUsable(card)) return [];
    const { phase, effects, price, standing } = card;
    if (phase === 'always') {
      const works = standing !== undefined || ('holds' in card && card.holds !== undefined);
      return [
        ...(effects.length > 0 ? [faultAt(`${path}.effects`, 'effects-none')] : []),
        ...(works ? [] : [faultAt(`${path}.standing`, 'standing')]),
      ];
    }
    return [
      ...(effects.length === 0 ? [faultAt(`${path}.effects`, 'effects-some')] : []),
      ...(Object.keys(price).length === 0 ? [faultAt(`${path}.price`, 'price')] : []),
      ...(Object.keys(price).length > 0 && isEndless(card) ? [faultAt(`${path}.price`, 'endless')] : []),
    ];
  });
  const holders = all.assets.filter(({ holds }) => holds === 'emergency').length;
  return holders === 1 ? used : [...used, faultAt('cards.assets', 'emergency', { count: holders })];
}

const namesIn = (effects: readonly Effect[]): VerbName[] => verbsIn(effects).map((verb) => verb.do);

/** Whether an effect changes dice after a reroll. Faces of physical dice are not known at that point (TSK-11). */
const changesLifted = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect, i) =>
      listsIn(effect).some(changesLifted) ||
      (namesIn([effect]).includes('reroll') && someVerb(effects.slice(i + 1), changesRoll)),
  );

/** Finds effects that cannot be completed: changes to rerolled dice, and critical damage that causes damage (TAB-4). */
const effectFaults = ({ own }: Written): ValidationError[] =>
  each(own, (card, path) => {
    if (isPlan(card)) {
      return namesIn(card.critical).includes('damage-base') ? [faultAt(`${path}.critical`, 'critical-damage')] : [];
    }
    return 'effects' in card && changesLifted(card.effects) ? [faultAt(`${path}.effects`, 'after-reroll')] : [];
  });

/** Returns the first choice in the effects, including nested ones, or null. */
function choiceIn(effects: readonly Effect[]): Extract<Effect, { oneOf: unknown }> | null {
  for (const effect of effects) {
    if ('oneOf' in effect) return effect;
    const inner = choiceIn(listsIn(effect).flat());
    if (inner) return inner;
  }
  return null;
}

const effectsOf = (card: Card): readonly Effect[] => {
  if ('effects' in card) return card.effects;
  return 'rewards' in card ? card.rewards : [];
};

const isPlan = (card: Card): card is PlanCard => 'critical' in card;
/** Whether the card needs no text. Enemies without a rule are fully described by health and icons. */
const isSilent = (card: Card): boolean => 'health' in card && card.rule === undefined;

/** Finds words that do not fit the card. In English, also reports missing ones. */
function cardWordFaults(card: Card, words: WordsOfPack, at: string, english: boolean): ValidationError[] {
  if (isPlan(card)) {
    const found = words.plans[card.id];
    const path = `${at}.plans.${card.id}`;
    if (found === undefined) return english ? [faultAt(path, 'words-plan')] : [];
    return card.parts.flatMap((part, i) => {
      const ruled = 'icons' in part && part.rule !== undefined;
      if (ruled === (found.parts[i] !== null)) return [];
      return [faultAt(`${path}.parts.${i}`, ruled ? 'words-hard' : 'words-easy')];
    });
  }
  const found = words.cards[card.id];
  const path = `${at}.cards.${card.id}`;
  if (found === undefined) return english ? [faultAt(path, 'words-card')] : [];
  const choice = choiceIn(effectsOf(card));
  const ways = choice?.oneOf.length ?? 0;
  return [
    ...(found.text === undefined && !isSilent(card) ? [faultAt(`${path}.text`, 'words-text')] : []),
    ...(found.ways !== undefined && found.ways.length !== ways
      ? [faultAt(`${path}.ways`, 'words-ways', { count: ways })]
      : []),
  ];
}

/** Finds missing or unfitting words, and words of cards that are not the pack's own. */
function wordFaults({ own, words }: Written): ValidationError[] {
  const ids = new Set(each(own, (card) => (isPlan(card) ? [] : [card.id])));
  const ownPlans = own.plans.map(({ id }) => id);
  return languages.flatMap((language) => {
    const found = words[language];
    if (found === undefined) return [];
    const at = `words.${language}`;
    const unknownWords = (list: 'cards' | 'plans', known: (id: string) => boolean): ValidationError[] =>
      Object.keys(found[list])
        .filter((id) => !known(id))
        .map((id) => faultAt(`${at}.${list}.${id}`, 'words-whose'));
    return [
      ...each(own, (card) => cardWordFaults(card, found, at, language === 'en')),
      ...unknownWords('cards', (id) => ids.has(id)),
      ...unknownWords('plans', (id) => ownPlans.some((plan) => plan === id)),
    ];
  });
}

/** Size of the smallest enemy deck: the sum of the lowest counts, for as many types as a game has. */
const fewest = (counts: readonly number[]): number =>
  counts
    .toSorted((a, b) => a - b)
    .slice(0, enemyTypesPerGame)
    .reduce((sum, count) => sum + count, 0);

/** Finds decks that are too small or too large, and missing plans. */
function deckFaults({ all }: Written): ValidationError[] {
  const sizes = (['techs', 'crises', 'missions'] as const).flatMap((kind) => {
    const { least, most } = deckSizes[kind];
    const count = all[kind].length;
    return count < least || count > most ? [faultAt(`cards.${kind}`, 'deck-size', { least, most, count })] : [];
  });
  const copies = (type: string): number =>
    all.enemies.reduce((sum, enemy) => sum + (enemy.type === type ? enemy.copies : 0), 0);
  const missing = enemyTypes.filter((type) => copies(type) === 0);
  const smallest = Math.min(...Object.values(enemyTypesOf).map((types) => fewest(types.map(copies))));
  const total = all.enemies.reduce((sum, enemy) => sum + enemy.copies, 0);
  const { least, most } = deckSizes.enemies;
  return [
    ...sizes,
    ...missing.map((type) => faultAt('cards.enemies', 'deck-type', { type })),
    ...(smallest < least ? [faultAt('cards.enemies', 'deck-least', { least, count: smallest })] : []),
    ...(total > most ? [faultAt('cards.enemies', 'deck-most', { most, count: total })] : []),
    ...plans
      .filter((plan) => !all.plans.some(({ id }) => id === plan))
      .map((plan) => faultAt('cards.plans', 'deck-plan', { plan })),
  ];
}

/** Returns all faults of a pack that matches the schema. */
export const checksOf = (written: Written): ValidationError[] => [
  ...idFaults(written),
  ...useFaults(written),
  ...effectFaults(written),
  ...wordFaults(written),
  ...deckFaults(written),
];
