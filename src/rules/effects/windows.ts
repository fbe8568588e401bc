// Moments that belong to everybody: Ending Timed Phase, a step, and a roll before it is applied (FIN-22).

import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import type { Playing, PublicState } from '../state/state.ts';
import { checkUse, readyCards } from './usable.ts';

/** Whether a window is open. A roll that is not applied yet is one of its own within its step. */
export const isWindowOpen = ({ cue, step }: Pick<PublicState, 'cue' | 'step'>): boolean =>
  cue?.kind === 'ending' || (step !== null && factsOf(step).takesCards);

/** Returns the cards that a seat could use now. */
export const usableCards = (playing: Playing, seat: Role): string[] =>
  readyCards(playing, seat).filter((card) => checkUse(playing, card, undefined, seat) === null);

/** Whether a role has said that it needs the open window no longer, and no other card of it has become usable since. */
export function isReady(playing: Playing, role: Role): boolean {
  const said = playing.board.ready.find((one) => one.role === role);
  return said !== undefined && usableCards(playing, role).every((card) => said.cards.includes(card));
}
