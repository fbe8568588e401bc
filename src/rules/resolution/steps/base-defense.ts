// Soldiers fight the enemies in the base one at a time. Afterwards each enemy left deals damage and is discarded.

import type { Playing } from '../../state/state.ts';
import { countAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Whether there are soldiers to defend the base and enemies to fight. */
const canDefendBase = ({ board }: Playing): boolean =>
  countAt(board, 'base', 'soldier') > 0 && board.enemies.some((enemy) => enemy !== null);

/** The base defence step (RES-7). */
export const baseDefense: StepRule = {
  waits: canDefendBase,
  takes: (playing) => {
    const { enemies, task } = playing.board;
    if (!canDefendBase(playing)) return [];
    return enemies.flatMap((enemy, i) => (enemy && task?.enemy !== i ? [{ enemy: i }] : []));
  },
  switches: true,
  closes: () => [{ next: 'deal-damage', dealt: [] }, { next: 'clear-base' }],
};
