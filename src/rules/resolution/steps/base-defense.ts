// Soldiers fight the enemies in the base one at a time. Afterwards each enemy left deals damage and is discarded.

import type { Playing } from '../../state/state.ts';
import { countAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Whether there are soldiers to defend the base and enemies to fight. */
const canDefendBase = ({ board }: Playing): boolean =>
  countAt(board, 'base', 'soldier') > 0 && board.enemies.some((enemy) => enemy !== null);

/** Returns the damage of each enemy left, in order (RES-7). */
const damage = ({ board, pack }: Playing): number[] =>
  board.enemies.flatMap((enemy) => {
    if (!enemy?.card) return [];
    const rule = pack.enemy.get(enemy.card)?.rule;
    return [rule?.is === 'damage' ? rule.by : 1];
  });

/** The base defence step (RES-7). */
export const baseDefense: StepRule = {
  waits: canDefendBase,
  takes: (playing) => {
    const { enemies, task } = playing.board;
    if (!canDefendBase(playing)) return [];
    return enemies.flatMap((enemy, i) => (enemy && task?.enemy !== i ? [{ enemy: i }] : []));
  },
  switches: true,
  closes: (playing) => [...damage(playing).map((by) => ({ do: 'damage-base', by }) as const), { next: 'clear-base' }],
};
