// Each success destroys a UFO in orbit. Afterwards each UFO left raises the least panicked continent (RES-5).

import type { Playing } from '../../state/state.ts';
import { readyAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Whether the task of orbital defence is still to come: UFOs in orbit and a ready satellite to fight them. */
const canDefendOrbit = ({ board }: Playing): boolean =>
  !board.taken.includes('orbit') && board.ufos.orbit > 0 && readyAt(board, 'orbit') > 0;

/** The orbital defence step (RES-5). */
export const orbitalDefense: StepRule = {
  waits: canDefendOrbit,
  next: (playing) => (canDefendOrbit(playing) ? { kind: 'orbital-defense' } : null),
  closes: () => [{ next: 'raise-for-orbit', raised: 0 }],
};
