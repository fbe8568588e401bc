// Every unit on the board costs a credit; for each credit missing the most panicked continent grows more so.

import type { Effect } from '../../../content/cards/effects.ts';
import type { Playing } from '../../state/state.ts';
import { isOnBoard } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Units to be paid for: all on the board, none on cards or in reserve (RES-1, CRD-4). */
export const upkeep = ({ board }: Playing): number => board.units.filter(isOnBoard).length;

const missing = (playing: Playing): number => Math.max(0, upkeep(playing) - playing.board.budget);

export const audit: StepRule = {
  // What is missing is counted before it is paid: both see the table as the step found it.
  todo: (playing) => [
    { do: 'lose-credits', count: upkeep(playing), from: 'budget' },
    ...Array<Effect>(missing(playing)).fill({ do: 'raise-panic', by: 1, on: 'most-panicked' }),
  ],
};
