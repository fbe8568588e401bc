// Soldiers are placed on the icons of the task, one on each, and each must have the skill (RES-7).

import type { Role } from '../../../content/roles.ts';
import { byStep } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import type { OpenGame } from '../../state/state.ts';
import { isSoldierTask, placeOf, targetOf } from '../../state/task.ts';
import { skillOf, unitOf } from '../../state/units.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, stepOn } from '../../transaction/transaction.ts';
import { taskFor } from './roll.ts';

function check(open: OpenGame, id: string, index: number | null, seat: Role): Refusal | null {
  const found = taskFor(open, seat);
  if ('code' in found) return found;
  const { playing, task } = found;
  if (!isSoldierTask(task)) return { code: 'no-icons' };
  if (task.roll !== null) return { code: 'apply-first' };
  const soldier = unitOf(playing.board, id);
  if (soldier?.at !== placeOf(task)) return { code: 'not-there', unit: id };
  if (index === null) return id in task.soldiers ? null : { code: 'not-on-icon', unit: id };
  const icon = targetOf(playing, task).icons[index];
  if (icon === undefined) return { code: 'no-such-icon', icon: index };
  if (Object.values(task.soldiers).includes(index)) return { code: 'icon-taken', icon: index };
  return skillOf(soldier.kind, icon.skill) === 'none' ? { code: 'lacks-skill', skill: icon.skill } : null;
}

/** Rule of the `place` intent. A null `icon` takes the soldier off. */
export const place: Rule<{ type: 'place'; soldier: string; icon: number | null }> = {
  check: (open, { soldier, icon }, seat) => check(open, soldier, icon, seat),
  resolve: (transaction, { soldier, icon }) => {
    const why = byStep(stepOn(transaction));
    emit(transaction, { type: 'soldier-placed', at: transaction.at, why, soldier, icon });
  },
};
