// A wrong entry can be put right until the next round's first cue has closed, with all that follows from it.

import type { Happening, Rule } from '../rule.ts';
import type { Entries } from '../state.ts';
import { judge } from './judge.ts';
import { namesOf } from './report.ts';
import { prepareRound } from './round.ts';
import { finishIfTold } from './step.ts';
import { impossible } from './tell.ts';

/** With the next round already open, the director plans it anew from the corrected report; its first cue stays open. */
const replan =
  (at: number): Happening =>
  ({ open }) =>
    open.phase === 'timed' && open.outcome === null ? [prepareRound(at, 'correct')] : [];

export const correct: Rule<{ type: 'correct'; entry: Entries }> = {
  check: (open, { entry }) => {
    if (open.board !== null) return { code: 'board-reports' };
    const names = namesOf(entry);
    const unknown = names.filter((name) => open.entries[name] === undefined);
    if (namesOf(open.entries).length === 0) return { code: 'nothing-to-correct' };
    if (unknown.length > 0) return { code: 'not-asked', entries: unknown };
    return names.length === 0 ? { code: 'nothing-to-correct' } : impossible(entry);
  },
  resolve: ({ entry }, at) => [
    () => [{ type: 'corrected', at, why: 'correct', entry }],
    judge(at, 'correct'),
    finishIfTold(at),
    replan(at),
  ],
};
