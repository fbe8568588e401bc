// Compares two tables by everything that matters for the game, regardless of how they came about.

import type { Pack } from '../../content/cards/pack.ts';
import { continents } from '../../content/continents.ts';
import type { Board, Unit } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { isRoundOver } from './imagined.ts';

/** Places from which units do not come home at the end of the round (RES-13). */
const stays: ReadonlySet<Unit['at']> = new Set<Unit['at']>(['pool', 'mission', 'final-mission']);

/**
 * A unit as it begins the next round: ready if it was in reserve at step 12, and home unless it stays (RES-12, RES-13).
 */
function atRoundsEnd({ kind, elite, at, exhausted }: Unit): string {
  const rests = at === 'reserve' || at === 'pool';
  return [kind, elite, stays.has(at) ? at : 'home', exhausted && !rests].join();
}

const inRound = ({ kind, elite, at, exhausted }: Unit): string => [kind, elite, at, exhausted].join();

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Keys that are not compared directly: they only record how the table came about, or are compared in another way. */
const special: ReadonlySet<keyof Board> = new Set<keyof Board>([
  'gone',
  'ready',
  'taken',
  'brought',
  'panic',
  'damage',
  'units',
  'salvage',
  'inPlay',
  'budget',
  'decks',
]);

const unitsOf = (playing: Playing): string[] =>
  playing.board.units.map(isRoundOver(playing) ? atRoundsEnd : inRound).sort();

/** Cards in play. At the end of the round used ones are as good as ready ones. */
const cardsOf = (playing: Playing): string[] =>
  playing.board.inPlay.map(({ card, exhausted }) => `${card} ${exhausted && !isRoundOver(playing)}`).sort();

/** Credits of the budget. They are lost at the end of the round. */
const budgetOf = (playing: Playing): number => (isRoundOver(playing) ? 0 : playing.board.budget);

/** Whether two tables differ at most in panic and damage. */
function areSameOtherwise(one: Playing, other: Playing): boolean {
  const [a, b] = [one.board, other.board];
  return (
    one.step === other.step &&
    budgetOf(one) === budgetOf(other) &&
    a.salvage.length === b.salvage.length &&
    isSame(one.outcome, other.outcome) &&
    isSame(one.entries, other.entries) &&
    (Object.keys(a) as (keyof Board)[]).every((key) => special.has(key) || isSame(a[key], b[key])) &&
    (a.decks === b.decks || isSame(leftIn(a), leftIn(b))) &&
    isSame(cardsOf(one), cardsOf(other)) &&
    (a.units === b.units || isSame(unitsOf(one), unitsOf(other)))
  );
}

const leftIn = ({ decks }: Board): number[] => Object.values(decks).map(({ left }) => left);

/** Whether the first table is no better than the second: it is the same, or differs only in more harm. */
export function isNoBetter(one: Playing, other: Playing): boolean {
  if (one.outcome?.won === false) return true;
  const [a, b] = [one.board, other.board];
  const isLess = a.damage < b.damage || continents.some((continent) => a.panic[continent] < b.panic[continent]);
  return !isLess && areSameOtherwise(one, other);
}

/** Returns the table as if these cards had cost nothing. */
export function withPricesBack(playing: Playing, cards: readonly string[], pack: Pack): Playing {
  const { board } = playing;
  const prices = cards.flatMap((card) => pack.usable.get(card)?.price ?? []);
  const sum = (what: 'salvage' | 'credits') => prices.reduce((total, price) => total + price[what], 0);
  const places = new Set(cards.map((card): string => `card:${card}`));
  const refunded: Board = {
    ...board,
    budget: board.budget + sum('credits'),
    salvage: [...board.salvage, ...Array<string>(sum('salvage')).fill('')],
    units: board.units.map((unit) => (places.has(unit.at) ? { ...unit, at: 'reserve' } : unit)),
    inPlay: board.inPlay.map((one) => (cards.includes(one.card) ? { ...one, exhausted: false } : one)),
  };
  return { ...playing, board: refunded };
}
