// The next act of the open task: a soldier steps on an icon, a roll, or its application.

import { bestStand } from '../../../bots/index.ts';
import { isSoldierTask, type Playing, placeOf, targetOf, taskDice, type Unit, unitsAt } from '../../../rules/index.ts';
import type { Move, Moves } from './moves.ts';

/** A soldier who can step on an icon, and the move. */
export interface Stand {
  readonly soldier: Unit;
  readonly move: Move;
}

/** Returns the next soldier for an icon, so that together they bring the most dice. Null if there is none. */
export function nextStand(playing: Playing, { place }: Moves): Stand | null {
  const { task } = playing.board;
  if (task === null || task.roll !== null || !isSoldierTask(task) || place.size === 0) return null;
  const { icons, rule } = targetOf(playing, task);
  const { places } = bestStand(unitsAt(playing.board, placeOf(task)), icons, rule?.is !== 'no-elite');
  for (const [icon, soldier] of places.entries()) {
    const move = soldier ? place.get(soldier.id)?.get(icon) : undefined;
    if (soldier && move && task.soldiers[soldier.id] !== icon) return { soldier, move };
  }
  return null;
}

/** Returns the next sensible act of the open task: apply the roll, put a soldier on an icon, or roll. Null if none. */
export function nextAct(playing: Playing, moves: Moves): Move | null {
  if (playing.board.task === null || moves.apply) return moves.apply;
  const stand = taskDice(playing) === 0 ? nextStand(playing, moves) : null;
  return stand?.move ?? moves.roll;
}
