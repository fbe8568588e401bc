// While its cue is open a role takes back what it brought for it: units, and the tech in the lab (TIM-6, FIN-11).

import type { Fact } from '../events.ts';
import { type Happening, type Rule, stamped } from '../rule.ts';
import { hasBoard } from '../state.ts';
import { sure } from '../sure.ts';
import { labPlaces, unitsAt } from '../units.ts';
import { checkCue } from './assign.ts';
import { changedTo, techBrought } from './research.ts';

const sentHome = (units: readonly string[]): readonly Fact[] =>
  units.length === 0 ? [] : [{ type: 'units-moved', units, to: 'reserve' }];

const unitsBack =
  (ids: readonly string[], at: number): Happening =>
  ({ open: { board, cue } }) => {
    const { units } = sure(board).brought;
    return stamped(sentHome(ids.filter((id) => units.includes(id))), at, sure(cue).kind);
  };

/** What lay in the lab before lies there again; where nothing did, nobody stays. */
const techBack =
  (ids: readonly string[], at: number): Happening =>
  ({ open }) => {
    const put = hasBoard(open) ? techBrought(open) : null;
    if (put === null || !ids.includes(put.tech)) return [];
    const board = sure(open.board);
    const before = board.brought.lab?.tech ?? null;
    const there = before === null ? unitsAt(board, labPlaces[put.lab]) : [];
    const facts = [...sentHome(there.map(({ id }) => id)), ...changedTo(before, put.lab, board)];
    return stamped(facts, at, sure(open.cue).kind);
  };

export const recall: Rule<{ type: 'recall'; units: readonly string[] }> = {
  check: (open, { units }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (units.length === 0 || new Set(units).size < units.length) return { code: 'no-units' };
    const tech = techBrought(open)?.tech;
    const foreign = units.find((id) => id !== tech && !open.board.brought.units.includes(id));
    return foreign === undefined ? null : { code: 'not-brought', unit: foreign };
  },
  resolve: ({ units }, at) => [unitsBack(units, at), techBack(units, at)],
};
