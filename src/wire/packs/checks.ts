/** What a pack must keep to beyond its shape: ids, prices, words, and decks that can be played. */
import type { Asset, Cards, PlanCard, Tech } from '../../content/cards/cards.ts';
import { type Effect, listsIn, type VerbName, verbsIn } from '../../content/cards/effects.ts';
import { deckSizes } from '../../content/cards/pack.ts';
import { enemyTypes, enemyTypesOf, enemyTypesPerGame } from '../../content/enemies.ts';
import { plans } from '../../content/plans.ts';
import { type Fault, faultAt } from '../reading/faults.ts';
import { type PackWords, packLanguages, type WordsOfPack } from './words.ts';

/** A pack as it was written, and the whole set it is played with: its own cards, and those it extends. */
export interface Written {
  readonly own: Cards;
  readonly all: Cards;
  readonly words: PackWords;
}

const kinds = ['techs', 'assets', 'enemies', 'missions', 'crises', 'plans'] as const;
type Card = Cards[(typeof kinds)[number]][number];

/** Looks at every card, with the path it stands at. */
const each = <T>(cards: Cards, look: (card: Card, path: string) => readonly T[]): T[] =>
  kinds.flatMap((kind) => cards[kind].flatMap((card, i) => look(card, `cards.${kind}.${i}`)));

/** An id is one card's, whatever its kind: a card is found, and named in words, by its id alone. */
function idFaults({ own, all }: Written): Fault[] {
  const mine = new Set(each(own, (card) => [card]));
  /** Where the card stands that has an id; none of the pack's own, if empty. */
  const taken = new Map<string, string>(each(all, (card) => (mine.has(card) ? [] : [[card.id, ''] as const])));
  return each(own, ({ id }, path) => {
    const by = taken.get(id);
    taken.set(id, path);
    if (by === undefined) return [];
    return [by === '' ? faultAt(`${path}.id`, 'id-kind') : faultAt(`${path}.id`, 'id-field', { by })];
  });
}

const isUsable = (card: Card): card is Tech | Asset => 'phase' in card;

/** Verbs that bring back what cards are paid with: units in reserve, salvage, or cards that were exhausted. */
const restoring: ReadonlySet<VerbName> = new Set(['recruit-units', 'gain-salvage', 'ready-cards']);

/**
 * Does using the card bring back what it costs, or what other cards cost? Then only exhausting it ends that. Cards that
 * are not exhausted only spend: so all of them together come to an end (CRD-2).
 */
const isEndless = ({ price, effects }: Tech | Asset): boolean =>
  price.exhaust === undefined &&
  verbsIn(effects).some((verb) => {
    if (verb.do === 'gain-credits') return verb.to === 'budget' && !price.place && !price.salvage;
    if (verb.do === 'move-units') return verb.to === 'reserve';
    return restoring.has(verb.do);
  });

/** A card that is used does something, and costs something: else it could be used without end (CRD-1, CRD-2). */
function useFaults({ own, all }: Written): Fault[] {
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

const changeDice: readonly VerbName[] = ['reroll', 'turn-dice', 'raise-alien-die', 'add-successes', 'forgive-loss'];

/** Does anything change the dice after they were lifted to be rolled again? A table's own have not fallen by then (TSK-11). */
const changesLifted = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect, i) =>
      listsIn(effect).some(changesLifted) ||
      (namesIn([effect]).includes('reroll') && namesIn(effects.slice(i + 1)).some((verb) => changeDice.includes(verb))),
  );

/** Effects that could not be carried out to their end: dice that are not there yet, damage that damages again (TAB-4). */
const effectFaults = ({ own }: Written): Fault[] =>
  each(own, (card, path) => {
    if (isPlan(card)) {
      return namesIn(card.critical).includes('damage-base') ? [faultAt(`${path}.critical`, 'critical-damage')] : [];
    }
    return 'effects' in card && changesLifted(card.effects) ? [faultAt(`${path}.effects`, 'after-reroll')] : [];
  });

/** The first choice among effects, wherever it stands in them. */
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
/** Enemies without a rule say all on their face: health and icons. */
const isSilent = (card: Card): boolean => 'health' in card && card.rule === undefined;

/** Words of a card that are there must fit it; in English they must be there. */
function cardWordFaults(card: Card, words: WordsOfPack, at: string, english: boolean): Fault[] {
  if (isPlan(card)) {
    const said = words.plans[card.id];
    const path = `${at}.plans.${card.id}`;
    if (said === undefined) return english ? [faultAt(path, 'words-plan')] : [];
    return card.parts.flatMap((part, i) => {
      const ruled = 'icons' in part && part.rule !== undefined;
      if (ruled === (said.parts[i] !== null)) return [];
      return [faultAt(`${path}.parts.${i}`, ruled ? 'words-hard' : 'words-easy')];
    });
  }
  const said = words.cards[card.id];
  const path = `${at}.cards.${card.id}`;
  if (said === undefined) return english ? [faultAt(path, 'words-card')] : [];
  const choice = choiceIn(effectsOf(card));
  const ways = choice?.oneOf.length ?? 0;
  return [
    ...(said.text === undefined && !isSilent(card) ? [faultAt(`${path}.text`, 'words-text')] : []),
    ...(said.ways !== undefined && said.ways.length !== ways
      ? [faultAt(`${path}.ways`, 'words-ways', { count: ways })]
      : []),
  ];
}

/** Words are there for the pack's own cards, and for no others. */
function wordFaults({ own, words }: Written): Fault[] {
  const ids = new Set(each(own, (card) => (isPlan(card) ? [] : [card.id])));
  const ownPlans = own.plans.map(({ id }) => id);
  return packLanguages.flatMap((language) => {
    const said = words[language];
    if (said === undefined) return [];
    const at = `words.${language}`;
    const strange = (list: 'cards' | 'plans', known: (id: string) => boolean): Fault[] =>
      Object.keys(said[list])
        .filter((id) => !known(id))
        .map((id) => faultAt(`${at}.${list}.${id}`, 'words-whose'));
    return [
      ...each(own, (card) => cardWordFaults(card, said, at, language === 'en')),
      ...strange('cards', (id) => ids.has(id)),
      ...strange('plans', (id) => ownPlans.some((plan) => plan === id)),
    ];
  });
}

/** The fewest enemies a game can be played with: the copies of the rarest of these types, together. */
const fewest = (counts: readonly number[]): number =>
  counts
    .toSorted((a, b) => a - b)
    .slice(0, enemyTypesPerGame)
    .reduce((sum, count) => sum + count, 0);

/** Every deck is large enough to be drawn from, and no larger than is ever shuffled; all five plans are there. */
function deckFaults({ all }: Written): Fault[] {
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

/** All that is wrong with a pack whose shape is right. */
export const checksOf = (written: Written): Fault[] => [
  ...idFaults(written),
  ...useFaults(written),
  ...effectFaults(written),
  ...wordFaults(written),
  ...deckFaults(written),
];
