// In global defence, base defence and missions, the role picks the next task.

import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import { closeTask, continueMission, openTask, takenKey } from '../../resolution/carry-on.ts';
import { stepRules } from '../../resolution/steps/index.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Taken } from '../../state/board.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../../state/state.ts';
import type { Rule } from '../../transaction/rule.ts';
import { playingOn, type Transaction } from '../../transaction/transaction.ts';

/** Returns the tasks that can be taken now (FIN-10). */
export function takeable(playing: Playing): readonly Taken[] {
  const { board, step } = playing;
  if (step === null || board.task?.roll || board.choices.length > 0) return [];
  const { takes, switches } = stepRules[step];
  return board.task === null || switches ? (takes?.(playing) ?? []) : [];
}

const isSame = (a: Taken, b: Taken): boolean =>
  a.continent === b.continent && a.enemy === b.enemy && a.mission === b.mission;

function check(open: OpenGame, task: Taken, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const { step, board } = open;
  if (step === null || !stepRules[step].takes) return { code: 'nothing-to-take' };
  const { role } = factsOf(step);
  if (role !== 'all' && role !== seat) return { code: 'not-your-step', role };
  if (board.choices.length > 0) return { code: 'choose-first' };
  if (board.task?.roll) return { code: 'apply-first' };
  if (board.task && !stepRules[step].switches) return { code: 'stop-first' };
  return takeable(open).some((one) => isSame(one, task)) ? null : { code: 'nothing-to-take' };
}

function takeTask(transaction: Transaction, { continent, enemy, mission }: Taken): void {
  const { task } = playingOn(transaction).board;
  // Only an enemy can be switched (RES-7).
  if (task) closeTask(transaction, task, takenKey(task));
  if (continent !== undefined) openTask(transaction, { kind: 'global-defense', continent });
  else if (mission !== undefined) continueMission(transaction, mission, 'fresh');
  else openTask(transaction, { kind: 'base-defense', enemy: assertDefined(enemy, 'an enemy to take') }, 'stands');
}

/** Rule of the `take` intent. */
export const take: Rule<{ type: 'take'; task: Taken }> = {
  check: (open, { task }, seat) => check(open, task, seat),
  resolve: (transaction, { task }) => takeTask(transaction, task),
};
