// Each success destroys a UFO in orbit; afterwards each one left frightens the least panicked continent (RES-5).

import type { Effect } from '../../../content/cards/effects.ts';
import type { Playing } from '../../state/state.ts';
import { readyAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

export const canDefendOrbit = ({ board }: Playing): boolean =>
  !board.taken.includes('orbit') && board.ufos.orbit > 0 && readyAt(board, 'orbit') > 0;

export const orbitalDefense: StepRule = {
  waits: canDefendOrbit,
  closes: ({ board }) => Array<Effect>(board.ufos.orbit).fill({ do: 'raise-panic', by: 1, on: 'least-panicked' }),
};
