// While its cue is open, a role sends ready units from reserve to the places the cue allows.

import { isBaseCue } from '../../../content/cues.ts';
import type { Role } from '../../../content/roles.ts';
import { isOf, type UnitGroup } from '../../../content/units.ts';
import type { Place } from '../../state/board.ts';
import { byCue } from '../../state/cause.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame, type Playing, type PublicState } from '../../state/state.ts';
import { countAt, isOpen, roomOf, unitOf } from '../../state/units.ts';
import { cueRules } from '../../timed/index.ts';
import type { Rule } from '../../transaction/rule.ts';
import { cueOn, emit } from '../../transaction/transaction.ts';

/** Returns which units the open cue lets its role assign, and where to; null if none. */
export function assignable({
  cue,
}: PublicState): { readonly group: UnitGroup; readonly places: readonly Place[] } | null {
  if (cue === null || !isBaseCue(cue.kind)) return null;
  const found = cueRules[cue.kind].assigns;
  return found ? { group: found.group, places: found.places(cue) } : null;
}

/** Checks what applies to every action for the open cue: a board, a cue, and its role (TIM-6). */
export function checkCue(open: OpenGame, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  if (open.cue === null) return { code: 'no-cue' };
  return open.cue.role === seat ? null : { code: 'not-your-cue', role: open.cue.role };
}

function checkUnits({ board }: Playing, units: readonly string[], group: UnitGroup, to: Place): Refusal | null {
  if (units.length === 0 || units.some((id, i) => units.indexOf(id) < i)) return { code: 'no-units' };
  for (const id of units) {
    const unit = unitOf(board, id);
    if (unit === undefined || !isOf(unit.kind, group)) return { code: 'wrong-unit', unit: id };
    if (unit.at !== 'reserve') return { code: 'not-in-reserve', unit: id };
    if (unit.exhausted) return { code: 'exhausted', unit: id };
  }
  if (!isOpen(board, to)) return { code: 'nothing-there', place: to };
  const most = roomOf(to)?.most ?? 0;
  return countAt(board, to) + units.length > most ? { code: 'no-room', place: to, most } : null;
}

/** Rule of the `assign` intent. */
export const assign: Rule<{ type: 'assign'; units: readonly string[]; to: Place }> = {
  check: (open, { units, to }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    const may = assignable(open);
    if (may === null || !may.places.includes(to)) return { code: 'wrong-place', place: to };
    return checkUnits(open, units, may.group, to);
  },
  resolve: (transaction, { units, to }) => {
    const why = byCue(cueOn(transaction).kind);
    emit(transaction, { type: 'units-assigned', at: transaction.at, why, units, to });
  },
};
