// Verbs that draw, swap, discard and ready cards. A short deck gives the cards it has.

import { someVerb } from '../../../content/cards/effects.ts';
import type { Pack } from '../../../content/cards/pack.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Board, DeckName, Todo } from '../../state/board.ts';
import { type Cause, cardOf } from '../../state/cause.ts';
import type { CardPlace, EventOf, Stamp } from '../../state/events.ts';
import { emit, type LazyStep } from '../../transaction/transaction.ts';
import { answer, type Context, facts, nothing, type VerbRule } from './verb.ts';

/** Draws the top cards of a deck, or as many as it holds (CRD-8). */
export const draw =
  (why: Cause, deck: DeckName, count: number, to: CardPlace): LazyStep =>
  (transaction) => {
    const cards = transaction.state.hidden.decks[deck].slice(0, count);
    if (cards.length > 0)
      emit(transaction, { type: 'cards-moved', at: transaction.at, why, deck, cards, from: 'deck', to });
  };

/** Returns the event that discards cards to their deck's discard pile. */
export const discard = (
  { at, why }: Stamp,
  deck: DeckName,
  cards: readonly string[],
  from: CardPlace,
): EventOf<'cards-moved'> => ({
  type: 'cards-moved',
  at,
  why,
  deck,
  cards,
  from,
  to: 'discard',
});

/** Draws techs into the hand, which may exceed six. */
export const drawTechs: VerbRule<'draw-techs'> = ({ board }, { count }, { why }) =>
  board.decks.tech.left === 0 ? nothing : facts(draw(why, 'tech', count, 'hand'));

/** Option that ends a question which can be answered several times. */
export const enough = 'enough';

/** Swaps techs of the hand, named one by one, for the top ones of the deck. `enough` ends the naming early. */
export const swapTechs: VerbRule<'swap-techs'> = ({ board }, { count }, context) => {
  if (board.decks.tech.left === 0) return nothing;
  const given: string[] = [];
  while (given.length < count) {
    const left = board.hand.filter((tech) => !given.includes(tech));
    const named = answer(context, given, 'tech', given.length === 0 ? left : [...left, enough]);
    if (named === null || ('is' in named && named.is === enough)) break;
    if ('ask' in named) return named;
    given.push(named.is);
  }
  return given.length === 0
    ? nothing
    : facts(discard(context, 'tech', given, 'hand'), draw(context.why, 'tech', given.length, 'hand'));
};

/** Crises in the pool, without those already being carried out (FIN-17). */
const unresolvedCrises = ({ crisisPool, choices }: Board, { why }: Context): readonly string[] => {
  const isUnderWay = (card: string) =>
    card === cardOf(why) || choices.some(({ todo }) => todo.some((one) => isDiscardOf(one, card)));
  return crisisPool.filter((card) => !isUnderWay(card));
};

const isDiscardOf = (todo: Todo, card: string): boolean =>
  'next' in todo && todo.next === 'discard-crisis' && todo.card === card;

/** Discards one crisis of the pool. */
export const discardCrises: VerbRule<'discard-crises'> = ({ board }, _, context) => {
  const named = answer(context, [], 'crisis', unresolvedCrises(board, context));
  if (named === null) return nothing;
  return 'ask' in named ? named : facts(discard(context, 'crisis', [named.is], 'crisis-pool'));
};

/** Draws crises into the pool. */
export const addCrises: VerbRule<'add-crises'> = ({ board }, { count }, { why }) =>
  board.decks.crisis.left === 0 ? nothing : facts(draw(why, 'crisis', count, 'crisis-pool'));

/** Whether a card readies cards. Such cards cannot be readied, or two of them could ready each other forever. */
const readiesCards = ({ usable }: Pack, card: string): boolean =>
  someVerb(assertDefined(usable.get(card), 'a usable card with this id').effects, (verb) => verb.do === 'ready-cards');

/** Readies one exhausted card in play, of any owner. */
export const readyCards: VerbRule<'ready-cards'> = ({ board: { inPlay }, pack }, _, context) => {
  const exhaustedCards = inPlay
    .filter(({ card, exhausted }) => exhausted && !readiesCards(pack, card))
    .map(({ card }) => card);
  const named = answer(context, [], 'card', exhaustedCards);
  if (named === null) return nothing;
  if ('ask' in named) return named;
  const { at, why } = context;
  return facts({ type: 'cards-turned', at, why, cards: [named.is], exhausted: false });
};
