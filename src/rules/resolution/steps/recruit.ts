// The rest of the budget buys units from the pool, usable at once. Unspent credits are lost.

import type { UnitKind } from '../../../content/units.ts';
import type { Playing } from '../../state/state.ts';
import { unitsAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the unit kinds that can be bought: those with a unit in the pool (FIN-11). */
export const forSale = ({ board }: Playing): UnitKind[] => [...new Set(unitsAt(board, 'pool').map(({ kind }) => kind))];

/** The recruit step (RES-2). */
export const recruit: StepRule = {
  waits: (playing) => playing.board.budget > 0 && forSale(playing).length > 0,
  closes: ({ board }) => [{ do: 'lose-credits', count: board.budget, from: 'budget' }],
};
