// The alien die and the XCOM dice are rolled together, and count only when the roll is applied.

import { dice } from '../../../content/components.ts';
import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Faces, Roll, Task } from '../../state/board.ts';
import { byStep } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../../state/state.ts';
import { hasDice, isFace, lossOf, successesOf, taskDice } from '../../state/task.ts';
import { rolledFaces } from '../../transaction/roll.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn, stepOn, type Transaction } from '../../transaction/transaction.ts';

/** Returns the open task and its game if the seat may act on it, or the refusal (TSK-1). */
export function taskFor(open: OpenGame, seat: Role): { readonly playing: Playing; readonly task: Task } | Refusal {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (open.step !== null) {
    const { role } = factsOf(open.step);
    if (role !== 'all' && role !== seat) return { code: 'not-your-step', role };
  }
  if (open.board.choices.length > 0) return { code: 'choose-first' };
  return open.board.task === null ? { code: 'no-task' } : { playing: open, task: open.board.task };
}

/** Refuses impossible faces: a wrong number of dice, wrong faces, or changed dice that were not lifted (TSK-11). */
function checkFaces({ xcom, alien }: Faces, count: number, roll: Roll | null): Refusal | null {
  if (xcom.length !== count) return { code: 'wrong-number-of-dice', dice: count };
  const wrong = xcom.some((face) => !isFace(face, dice.xcom.sides)) || !isFace(alien, dice.alien.sides);
  if (wrong) return { code: 'impossible-faces' };
  const lifted = roll?.lifted;
  if (!roll || !lifted) return null;
  const kept = roll.xcom.every((face, i) => lifted.xcom.includes(i) || face === xcom[i]);
  return kept && (lifted.alien || alien === roll.alien) ? null : { code: 'kept-dice-changed' };
}

function check(open: OpenGame, faces: Faces | undefined, seat: Role): Refusal | null {
  const found = taskFor(open, seat);
  if ('code' in found) return found;
  const { playing, task } = found;
  if (task.roll !== null && task.roll.lifted === null) return { code: 'apply-first' };
  if (task.roll === null && !hasDice(playing)) return { code: 'no-dice' };
  if (playing.board.dice === 'app') return faces === undefined ? null : { code: 'app-rolls' };
  const count = task.roll === null ? taskDice(playing) : task.roll.xcom.length;
  return faces === undefined ? { code: 'faces-needed', dice: count } : checkFaces(faces, count, task.roll);
}

/** Records a new roll, or an earlier one whose lifted dice were rolled again. */
function recordRoll(transaction: Transaction, { xcom, alien }: Faces): void {
  const { at } = transaction;
  const playing = playingOn(transaction);
  const { roll: before } = assertDefined(playing.board.task, 'an open task');
  const why = byStep(stepOn(transaction));
  const roll: Roll =
    before === null
      ? { xcom, alien, added: 0, forgiven: false, lifted: null }
      : { ...before, xcom, alien, lifted: null };
  const [successes, loss] = [successesOf(roll), lossOf(playing, roll)];
  if (before === null) emit(transaction, { type: 'dice-rolled', at, why, xcom, alien, successes, loss });
  else emit(transaction, { type: 'roll-changed', at, why, roll, successes, loss });
}

/** Rule of the `roll` intent. `faces` are given only where the table rolls its own dice. */
export const roll: Rule<{ type: 'roll'; faces?: Faces }> = {
  check: (open, { faces }, seat) => check(open, faces, seat),
  resolve: (transaction, { faces }) =>
    recordRoll(transaction, faces ?? rolledFaces(transaction, taskDice(playingOn(transaction)))),
};
