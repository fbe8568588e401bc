// Which cards are hidden follows from the open half: all that lie nowhere openly. Their order does not.

import { blank } from '../evolve/evolve.ts';
import { cardsOf } from '../promises/cards.ts';
import { type Decks, shuffledDecks } from '../setup/board.ts';
import { deckNames } from '../state/board.ts';
import type { Dice } from '../state/dice.ts';
import type { Playing } from '../state/state.ts';

/**
 * All cards that lie nowhere openly, shuffled: those of the decks and the face-down enemies. For a described table there may
 * be too few enemies: it can hold some of types that its setup does not name (FIN-13).
 */
export function unseenCards(playing: Playing, dice: Dice): Decks {
  const open = { open: playing, hidden: blank.hidden };
  const seen = deckNames.flatMap((deck) => cardsOf(open, deck, playing.board));
  return shuffledDecks(playing.pack, playing.setup, dice, seen);
}
