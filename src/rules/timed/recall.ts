// While its cue is open a role takes back what it brought for it: units, and the tech in the lab (TIM-6, FIN-11).

import type { Lab } from '../../content/cues.ts';
import type { Board } from '../board.ts';
import type { Fact } from '../events.ts';
import { type Happening, type Rule, stamped } from '../rule.ts';
import { hasBoard } from '../state.ts';
import { sure } from '../sure.ts';
import { labPlaces, unitsAt } from '../units.ts';
import { checkCue } from './assign.ts';
import { techBrought } from './research.ts';

/** The tech goes to hand, and what it replaced lies there again; without one nobody stays in the lab. */
function labAsBefore(board: Board, { lab, tech }: { lab: Lab; tech: string }): readonly Fact[] {
  const place = labPlaces[lab];
  const toHand: Fact = { type: 'cards-moved', deck: 'tech', cards: [tech], from: place, to: 'hand' };
  const before = board.brought.lab?.tech;
  if (before) return [toHand, { type: 'cards-moved', deck: 'tech', cards: [before], from: 'discard', to: place }];
  return [...sentHome(unitsAt(board, place).map(({ id }) => id)), toHand];
}

const sentHome = (units: readonly string[]): readonly Fact[] =>
  units.length === 0 ? [] : [{ type: 'units-moved', units, to: 'reserve' }];

const unitsBack =
  (ids: readonly string[], at: number): Happening =>
  ({ open: { board, cue } }) => {
    const { units } = sure(board).brought;
    return stamped(sentHome(ids.filter((id) => units.includes(id))), at, sure(cue).kind);
  };

const techBack =
  (ids: readonly string[], at: number): Happening =>
  ({ open }) => {
    const put = hasBoard(open) ? techBrought(open) : null;
    if (put === null || !ids.includes(put.tech)) return [];
    return stamped(labAsBefore(sure(open.board), put), at, sure(open.cue).kind);
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
