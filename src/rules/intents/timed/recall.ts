// While its cue is open a role takes back what it brought for it: units, and the tech in the lab (TIM-6, FIN-11).

import { type Course, playingOn, tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { hasBoard } from '../../state/state.ts';
import { sure } from '../../state/sure.ts';
import { labPlaces, unitsAt } from '../../state/units.ts';
import { checkCue } from './assign.ts';
import { putInLab, techBrought } from './research.ts';

function sendHome(course: Course, units: readonly string[], why: string): void {
  if (units.length > 0) tell(course, { type: 'units-moved', at: course.at, why, units, to: 'reserve' });
}

function unitsBack(course: Course, ids: readonly string[], why: string): void {
  const { units } = playingOn(course).board.brought;
  const some = ids.filter((id) => units.includes(id));
  sendHome(course, some, why);
}

/** What lay in the lab before lies there again; where nothing did, nobody stays. */
function techBack(course: Course, ids: readonly string[], why: string): void {
  const playing = playingOn(course);
  const put = techBrought(playing);
  if (put === null || !ids.includes(put.tech)) return;
  const before = playing.board.brought.lab?.tech ?? null;
  const there = before === null ? unitsAt(playing.board, labPlaces[put.lab]).map(({ id }) => id) : [];
  sendHome(course, there, why);
  putInLab(course, before, put.lab, why);
}

export const recall: Rule<{ type: 'recall'; units: readonly string[] }> = {
  check: (open, { units }, seat) => {
    const refused = checkCue(open, seat);
    if (refused || !hasBoard(open)) return refused;
    if (units.length === 0 || new Set(units).size < units.length) return { code: 'no-units' };
    const tech = techBrought(open)?.tech;
    const foreign = units.find((id) => id !== tech && !open.board.brought.units.includes(id));
    return foreign === undefined ? null : { code: 'not-brought', unit: foreign };
  },
  resolve: (course, { units }) => {
    const why = sure(course.state.open.cue).kind;
    unitsBack(course, units, why);
    techBack(course, units, why);
  },
};
