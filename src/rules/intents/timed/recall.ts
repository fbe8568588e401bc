// While its cue is open, a role takes back the units and the tech it brought for it (TIM-6, FIN-11).

import { byCue, type Cause } from '../../state/cause.ts';
import { hasBoard } from '../../state/state.ts';
import { labPlaces, unitsAt } from '../../state/units.ts';
import type { Rule } from '../../transaction/rule.ts';
import { cueOn, emit, playingOn, type Transaction } from '../../transaction/transaction.ts';
import { checkCue } from './assign.ts';
import { setLabTech, techBrought } from './research.ts';

function sendHome(transaction: Transaction, units: readonly string[], why: Cause): void {
  if (units.length > 0) emit(transaction, { type: 'units-moved', at: transaction.at, why, units, to: 'reserve' });
}

function recallUnits(transaction: Transaction, ids: readonly string[], why: Cause): void {
  const { units } = playingOn(transaction).board.brought;
  const some = ids.filter((id) => units.includes(id));
  sendHome(transaction, some, why);
}

/** Puts the replaced tech back into the lab. If there was none, the scientists there return to reserve. */
function recallTech(transaction: Transaction, ids: readonly string[], why: Cause): void {
  const playing = playingOn(transaction);
  const put = techBrought(playing);
  if (put === null || !ids.includes(put.tech)) return;
  const before = playing.board.brought.lab?.tech ?? null;
  const there = before === null ? unitsAt(playing.board, labPlaces[put.lab]).map(({ id }) => id) : [];
  sendHome(transaction, there, why);
  setLabTech(transaction, before, put.lab, why);
}

/** Rule of the `recall` intent. `units` may also name the tech. */
export const recall: Rule<{ type: 'recall'; units: readonly string[] }> = {
  check: (open, { units }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (units.length === 0 || new Set(units).size < units.length) return { code: 'no-units' };
    const tech = techBrought(open)?.tech;
    const foreign = units.find((id) => id !== tech && !open.board.brought.units.includes(id));
    return foreign === undefined ? null : { code: 'not-brought', unit: foreign };
  },
  resolve: (transaction, { units }) => {
    const why = byCue(cueOn(transaction).kind);
    recallUnits(transaction, units, why);
    recallTech(transaction, units, why);
  },
};
