// The rest of the budget buys soldiers and interceptors from the pool, usable at once. Unspent credits are lost.

import type { SoldierClass } from '../../../content/units.ts';
import { isSoldier } from '../../../content/units.ts';
import type { Playing } from '../../state/state.ts';
import { unitsAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the unit kinds that can be bought: those with a unit in the pool (FIN-11). */
export const forSale = ({ board }: Playing): ('interceptor' | SoldierClass)[] => [
  ...new Set(unitsAt(board, 'pool').flatMap(({ kind }) => (kind === 'interceptor' || isSoldier(kind) ? [kind] : []))),
];

/** The recruit step (RES-2). */
export const recruit: StepRule = {
  waits: (playing) => playing.board.budget > 0 && forSale(playing).length > 0,
  closes: ({ board }) => [{ do: 'lose-credits', count: board.budget, from: 'budget' }],
};
