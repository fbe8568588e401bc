import type { Pack } from '../../content/cards/pack.ts';
import { type Course, tell } from '../course/course.ts';
import { bySetup } from '../state/cause.ts';
import type { Dice } from '../state/dice.ts';
import type { Setup } from '../state/state.ts';
import type { Wishes } from '../state/wishes.ts';
import { shuffledDecks, startingBoard } from './board.ts';
import { applyPosition, cardsUsedBy, layMissions } from './position.ts';
import { beginAt } from './position-round.ts';

/** Lays out the board of a virtual table, fresh or as described (SET-2 … SET-5, FIN-13). */
export function layTable(
  course: Course,
  { position, dice: roller = 'app' }: Wishes,
  setup: Setup,
  pack: Pack,
  dice: Dice,
): void {
  const decks = shuffledDecks(pack, setup, dice, position ? cardsUsedBy(position) : []);
  const fresh = startingBoard(pack, setup, decks, roller);
  const { ready: _, ...board } = position ? applyPosition(fresh, position, pack) : fresh;
  tell(course, { type: 'secret/decks-stacked', at: 0, why: bySetup, decks });
  tell(course, { type: 'board-set-up', at: 0, why: bySetup, board });
  if (position === undefined) return;
  layMissions(course, position, setup, pack);
  beginAt(course, position, setup);
}
