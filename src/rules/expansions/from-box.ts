// Draws from the pieces of a box. Its owner may lack a plan or enemy type, or leave it out (EVO-13).

import { fixedPlan } from '../../content/plans.ts';
import type { GameOptions } from '../state/game-options.ts';
import type { Setup } from '../state/state.ts';

/** Most seeds tried. The rarest draw that a box allows is one in 385. */
const mostSeeds = 3000;

/** Whether the box has all drawn pieces. Pieces requested by name, and those of the tutorial, count as in the box. */
function isFromBox({ difficulty, plan, enemyTypes }: Setup, wishes: GameOptions, missing: readonly string[]): boolean {
  if (fixedPlan[difficulty] !== undefined) return true;
  return [wishes.plan ? [] : plan, wishes.enemyTypes ? [] : enemyTypes].flat().every((name) => !missing.includes(name));
}

/**
 * Returns options for a game with the box, with a seed that draws no missing piece. So neither the game nor its save
 * has to know which pieces a box lacks. `draw` draws the pieces that are not fixed by hand.
 */
export function fromBox(
  wishes: GameOptions,
  missing: readonly string[],
  draw: (some: GameOptions) => { readonly setup: Setup } | { readonly refused: unknown },
  newSeed: () => string,
): GameOptions {
  let next = wishes;
  for (let tried = 0; tried < mostSeeds && next.mode !== 'virtual'; tried += 1) {
    const drawn = draw(next);
    if ('refused' in drawn || isFromBox(drawn.setup, next, missing)) break;
    next = { ...next, seed: newSeed() };
  }
  return next;
}
