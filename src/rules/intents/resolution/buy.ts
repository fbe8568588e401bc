// One credit buys a unit from the recruitment pool (RES-2).

import type { Role } from '../../../content/roles.ts';
import type { UnitKind } from '../../../content/units.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import { byStep } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame } from '../../state/state.ts';
import { unitsAt } from '../../state/units.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn, type Transaction } from '../../transaction/transaction.ts';

function check(open: OpenGame, kind: string, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (open.step !== 'recruit') return { code: 'not-now' };
  if (seat !== 'commander') return { code: 'not-your-step', role: 'commander' };
  if (open.board.choices.length > 0) return { code: 'choose-first' };
  if (open.board.budget === 0) return { code: 'no-credits' };
  return unitsAt(open.board, 'pool').some((unit) => unit.kind === kind) ? null : { code: 'pool-empty', kind };
}

function buyUnit(transaction: Transaction, kind: string): void {
  const { at } = transaction;
  const { budget, emergency, units } = playingOn(transaction).board;
  const unit = assertDefined(
    units.find((one) => one.at === 'pool' && one.kind === kind),
    `${kind} in the pool`,
  );
  emit(transaction, { type: 'credits-changed', at, why: byStep('recruit'), budget: budget - 1, emergency });
  emit(transaction, { type: 'units-moved', at, why: byStep('recruit'), units: [unit.id], to: 'reserve' });
}

/** Rule of the `buy` intent. */
export const buy: Rule<{ type: 'buy'; kind: UnitKind }> = {
  check: (open, { kind }, seat) => check(open, kind, seat),
  resolve: (transaction, { kind }) => buyUnit(transaction, kind),
};
