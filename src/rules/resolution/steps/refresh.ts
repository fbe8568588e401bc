// Readies cards and units, puts discards under their decks, and returns units to reserve.

import { type DeckName, deckNames } from '../../state/board.ts';
import { byStep } from '../../state/cause.ts';
import type { Dice } from '../../state/dice.ts';
import { emit, type Transaction } from '../../transaction/transaction.ts';
import type { StepRule } from './step.ts';

/** Shuffles a deck's discards and puts them under the deck (RES-12). */
function tuck(transaction: Transaction, deck: DeckName, cards: readonly string[], dice: Dice): void {
  const { at, state } = transaction;
  const decks: Partial<Record<DeckName, readonly string[]>> = {};
  decks[deck] = [...state.hidden.decks[deck], ...dice.draws(`deck/${deck}/${state.open.round}`).shuffled(cards)];
  emit(transaction, { type: 'secret/decks-stacked', at, why: byStep('refresh'), decks });
  emit(transaction, { type: 'cards-moved', at, why: byStep('refresh'), deck, cards, from: 'discard', to: 'deck' });
}

/** The refresh step: readies cards and units in reserve, and puts discards under their decks (CRD-3, RES-12). */
export const refresh: StepRule = {
  opens: (transaction, { board }) => {
    const { at } = transaction;
    const cards = board.inPlay.filter(({ exhausted }) => exhausted).map(({ card }) => card);
    const units = board.units.filter((unit) => unit.at === 'reserve' && unit.exhausted).map(({ id }) => id);
    if (cards.length > 0)
      emit(transaction, { type: 'cards-turned', at, why: byStep('refresh'), cards, exhausted: false });
    if (units.length > 0)
      emit(transaction, { type: 'units-changed', at, why: byStep('refresh'), units, exhausted: false });
    const dice = transaction.services.dice(transaction.state.hidden.seed);
    for (const deck of deckNames) {
      const { discard } = board.decks[deck];
      if (discard.length > 0) tuck(transaction, deck, discard, dice);
    }
  },
};

/** The return step: units go to reserve, except soldiers on a mission. Exhausted units stay exhausted (RES-13). */
export const returnUnits: StepRule = {
  opens: (transaction, { board }) => {
    const units: string[] = [];
    for (const { id, at } of board.units) {
      if (at !== 'reserve' && at !== 'pool' && at !== 'mission' && at !== 'final-mission') units.push(id);
    }
    if (units.length > 0) {
      emit(transaction, { type: 'units-moved', at: transaction.at, why: byStep('return-units'), units, to: 'reserve' });
    }
  },
};
