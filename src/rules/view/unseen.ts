// Finds the hidden cards from the open half: all cards that are seen nowhere. Only their order is secret.

import { blank } from '../evolve/evolve.ts';
import { cardsOf } from '../invariants/cards.ts';
import { type Decks, shuffledDecks } from '../setup/board.ts';
import { deckNames } from '../state/board.ts';
import type { Dice } from '../state/dice.ts';
import type { Playing } from '../state/state.ts';

/**
 * Returns all unseen cards, shuffled: those of the decks and the face-down enemies. A described table may hold enemies
 * of types its setup does not name; they can be missing here (FIN-13).
 */
export function unseenCards(playing: Playing, dice: Dice): Decks {
  const open = { open: playing, hidden: blank.hidden };
  const seen = deckNames.flatMap((deck) => cardsOf(open, deck, playing.board));
  return shuffledDecks(playing.pack, playing.setup, dice, seen);
}
