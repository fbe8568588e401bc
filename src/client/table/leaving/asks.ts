// Decides when leaving a task or a step needs a confirmation: while something is left to do, and before a game is lost.

import type { Role } from '../../../content/roles.ts';
import { threatTrack } from '../../../content/tracks.ts';
import type { Playing } from '../../../rules/index.ts';
import { canGoOn, freely, isFree, type Leaving, leave, type Price } from './price.ts';

/** The table and the facts about it by which leaving is judged. */
export interface Around {
  readonly playing: Playing;
  /** The seat for which people can leave; null if they cannot. */
  readonly seat: Role | null;
  /** Whether tasks of the step can still be begun. */
  readonly tasksLeft: boolean;
  /** Whether a soldier can stand on an icon. */
  readonly canPlace: boolean;
  /** Whether a person's card could still matter. */
  readonly cardsMatter: boolean;
}

/** Whether something has been rolled since the threat was last reset. The successes of these rolls stay. */
const hasRolled = ({ board }: Playing): boolean => board.threat > threatTrack.lowest;

/**
 * Whether leaving needs a confirmation: while something is left to do, or if it loses something that could be saved.
 */
function asksFor(type: Leaving, { playing, tasksLeft, canPlace }: Around, price: Price): boolean {
  if (price.lost !== null) return true;
  const goesOn = canGoOn(playing, canPlace);
  if (type === 'done') return goesOn || tasksLeft;
  // An enemy in the base can be taken again.
  return goesOn && (!isFree(price) || (!hasRolled(playing) && playing.board.task?.kind !== 'base-defense'));
}

/** Whether leaving may cost something at this moment: in a step, or in the last cue, which leads to the audit. */
const mayCost = ({ phase, cue }: Playing): boolean => phase === 'resolution' || cue?.kind === 'ending';

/** Returns the price of leaving on this board, and whether leaving needs a confirmation. */
export function leavingOf(type: Leaving, around: Around): { readonly price: Price; readonly asks: boolean } {
  const { playing, seat, cardsMatter } = around;
  if (seat === null || !mayCost(playing)) return { price: freely.price, asks: false };
  const { price: own, doomed } = leave(playing, type, seat);
  // Leaving also loses a game that a person's card could still save.
  const price = cardsMatter && doomed ? { ...own, lost: doomed } : own;
  return { price, asks: asksFor(type, around, price) };
}
