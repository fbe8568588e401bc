// Cards are drawn, swapped, discarded and readied; an empty deck gives what is there.

import { verbsIn } from '../../../content/cards/effects.ts';
import type { Pack } from '../../../content/cards/pack.ts';
import { tell, type Unknown } from '../../course/course.ts';
import type { Board, DeckName, Todo } from '../../state/board.ts';
import type { CardPlace, EventOf, Stamp } from '../../state/events.ts';
import { sure } from '../../state/sure.ts';
import { answer, type Doing, facts, nothing, type VerbRule } from './verb.ts';

/** The top cards of a deck, as many as there are (CRD-8). */
export const draw =
  (why: string, deck: DeckName, count: number, to: CardPlace): Unknown =>
  (course) => {
    const cards = course.state.hidden.decks[deck].slice(0, count);
    if (cards.length > 0) tell(course, { type: 'cards-moved', at: course.at, why, deck, cards, from: 'deck', to });
  };

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

export const drawTechs: VerbRule<'draw-techs'> = ({ board }, { count }, { why }) =>
  board.decks.tech.left === 0 ? nothing : facts(draw(why, 'tech', count, 'hand'));

/** Ends a question that may be answered more than once. */
export const enough = 'enough';

/** The chooser names the techs one by one, or ends with `enough`. */
export const swapTechs: VerbRule<'swap-techs'> = ({ board }, { count }, doing) => {
  if (board.decks.tech.left === 0) return nothing;
  const given: string[] = [];
  while (given.length < count) {
    const left = board.hand.filter((tech) => !given.includes(tech));
    const named = answer(doing, given, 'tech', given.length === 0 ? left : [...left, enough]);
    if (named === null || ('is' in named && named.is === enough)) break;
    if ('ask' in named) return named;
    given.push(named.is);
  }
  return given.length === 0
    ? nothing
    : facts(discard(doing, 'tech', given, 'hand'), draw(doing.why, 'tech', given.length, 'hand'));
};

/** Crises in the pool but those that are being carried out (FIN-17). */
const crisesToCome = ({ crisisPool, choices }: Board, { why }: Doing): readonly string[] => {
  const isUnderWay = (card: string) =>
    card === why || choices.some(({ todo }) => todo.some((one) => isDiscardOf(one, card)));
  return crisisPool.filter((card) => !isUnderWay(card));
};

const isDiscardOf = (todo: Todo, card: string): boolean =>
  'next' in todo && todo.next === 'discard-crisis' && todo.card === card;

export const discardCrises: VerbRule<'discard-crises'> = ({ board }, _, doing) => {
  const named = answer(doing, [], 'crisis', crisesToCome(board, doing));
  if (named === null) return nothing;
  return 'ask' in named ? named : facts(discard(doing, 'crisis', [named.is], 'crisis-pool'));
};

export const addCrises: VerbRule<'add-crises'> = ({ board }, { count }, { why }) =>
  board.decks.crisis.left === 0 ? nothing : facts(draw(why, 'crisis', count, 'crisis-pool'));

/** Cards that ready cards are not readied by any: two of them would never come to an end. */
const readies = ({ usable }: Pack, card: string): boolean =>
  verbsIn(sure(usable.get(card)).effects).some((verb) => verb.do === 'ready-cards');

export const readyCards: VerbRule<'ready-cards'> = ({ board: { inPlay }, pack }, _, doing) => {
  const tired = inPlay.filter(({ card, exhausted }) => exhausted && !readies(pack, card)).map(({ card }) => card);
  const named = answer(doing, [], 'card', tired);
  if (named === null) return nothing;
  if ('ask' in named) return named;
  const { at, why } = doing;
  return facts({ type: 'cards-turned', at, why, cards: [named.is], exhausted: false });
};
