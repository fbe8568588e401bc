// Exhausted cards and units in reserve are readied; discarded cards go under their decks; then everybody comes home.

import { type DeckName, deckNames } from '../board.ts';
import type { Fact } from '../events.ts';
import type { Unknown } from '../rule.ts';
import { isOnBoard } from '../units.ts';
import type { StepRule } from './step.ts';

/** Discards go under the deck, shuffled among themselves (RES-12). */
const tucked =
  (deck: DeckName): Unknown =>
  ({ open, hidden }, table) => {
    const cards = open.board?.decks[deck].discard ?? [];
    if (cards.length === 0) return [];
    const shuffled = table.dice(hidden.seed).draws(`deck/${deck}/${open.round}`).shuffled(cards);
    return [
      { type: 'secret/decks-stacked', decks: { [deck]: [...hidden.decks[deck], ...shuffled] } },
      { type: 'cards-moved', deck, cards, from: 'discard', to: 'deck' },
    ];
  };

/** Exhausted cards are ready again, and so are units in reserve (CRD-3, RES-12). */
export const refresh: StepRule = {
  opens: ({ board }) => {
    const cards = board.inPlay.filter(({ exhausted }) => exhausted).map(({ card }) => card);
    const units = board.units.filter(({ at, exhausted }) => at === 'reserve' && exhausted).map(({ id }) => id);
    const readied: Fact[] = [
      ...(cards.length > 0 ? [{ type: 'cards-turned', cards, exhausted: false } as const] : []),
      ...(units.length > 0 ? [{ type: 'units-changed', units, exhausted: false } as const] : []),
    ];
    return [...readied, ...deckNames.map(tucked)];
  },
};

/** All units on the board and on cards, but for soldiers on an unfinished mission; tired ones stay tired (RES-13). */
export const returnUnits: StepRule = {
  opens: ({ board }) => {
    const units = board.units
      .filter((unit) => isOnBoard(unit) || unit.at.startsWith('card:'))
      .filter(({ at }) => at !== 'mission' && at !== 'final-mission')
      .map(({ id }) => id);
    return units.length === 0 ? [] : [{ type: 'units-moved', units, to: 'reserve' }];
  },
};
