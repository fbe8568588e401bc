// Soldiers fight the enemies in the base, one at a time; afterwards each one left deals damage, and all of them go.

import type { Playing } from '../../state/state.ts';
import { countAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

export const canDefendBase = ({ board }: Playing): boolean =>
  countAt(board, 'base', 'soldier') > 0 && board.enemies.some((enemy) => enemy !== null);

/** What the enemies left deal, one after another (RES-7). */
const damage = ({ board, pack }: Playing): number[] =>
  board.enemies.flatMap((enemy) => {
    if (!enemy?.card) return [];
    const rule = pack.enemy.get(enemy.card)?.rule;
    return [rule?.is === 'damage' ? rule.by : 1];
  });

export const baseDefense: StepRule = {
  waits: canDefendBase,
  closes: (playing) => [...damage(playing).map((by) => ({ do: 'damage-base', by }) as const), { next: 'clear-base' }],
};
