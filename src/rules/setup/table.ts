import type { Pack } from '../../content/cards/pack.ts';
import { bySetup } from '../state/cause.ts';
import type { Dice } from '../state/dice.ts';
import type { GameOptions } from '../state/game-options.ts';
import type { Setup } from '../state/state.ts';
import { emit, type Transaction } from '../transaction/transaction.ts';
import { shuffledDecks, startingBoard } from './board.ts';
import { applyPosition, cardsUsedBy, layMissions } from './position.ts';
import { beginAt } from './position-round.ts';

/** Lays out the board of a virtual table, fresh or as described (SET-2 … SET-5, FIN-13). */
export function setUpBoard(
  transaction: Transaction,
  { position, dice: roller = 'app' }: GameOptions,
  setup: Setup,
  pack: Pack,
  dice: Dice,
): void {
  const decks = shuffledDecks(pack, setup, dice, position ? cardsUsedBy(position) : []);
  const fresh = startingBoard(pack, setup, decks, roller);
  const { ready: _, ...board } = position ? applyPosition(fresh, position, pack) : fresh;
  emit(transaction, { type: 'secret/decks-stacked', at: 0, why: bySetup, decks });
  emit(transaction, { type: 'board-set-up', at: 0, why: bySetup, board });
  if (position === undefined) return;
  layMissions(transaction, position, setup, pack);
  beginAt(transaction, position, setup);
}
