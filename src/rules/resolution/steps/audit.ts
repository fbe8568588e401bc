// Every unit on the board costs a credit. Each missing credit raises panic on the most panicked continent.

import type { Effect } from '../../../content/cards/effects.ts';
import type { Playing } from '../../state/state.ts';
import { isOnBoard } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the number of units to pay for: all on the board, none on cards or in reserve (RES-1, CRD-4). */
export const upkeep = ({ board }: Playing): number => board.units.filter(isOnBoard).length;

const missing = (playing: Playing): number => Math.max(0, upkeep(playing) - playing.board.budget);

/** The audit step (RES-1). */
export const audit: StepRule = {
  // Both are computed before anything is paid, so that they see the same budget.
  todo: (playing) => [
    { do: 'lose-credits', count: upkeep(playing), from: 'budget' },
    ...Array<Effect>(missing(playing)).fill({ do: 'raise-panic', by: 1, on: 'most-panicked' }),
  ],
};
