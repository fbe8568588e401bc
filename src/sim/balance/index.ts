// What the game is meant to be like, and whether so many games say that it is.

import { ofAdaptation, type Pairs } from './adaptation.ts';
import { ofCourse } from './course.ts';
import type { Cell, Cells, Finding } from './finding.ts';
import { ofTechs } from './techs.ts';
import { ofBots, ofParts, ofWins } from './wins.ts';

export type { Pairs } from './adaptation.ts';
export { type Cell, type Cells, type Finding, isKept, type Team, teams } from './finding.ts';
export { techTable } from './techs.ts';
export { wanted } from './wins.ts';

/** All that was played for the balance. */
export interface Played {
  readonly cells: Cells;
  readonly careful: Cell;
  readonly random: Cell;
  readonly pairs: readonly Pairs[];
  readonly idle: { readonly rounds: number; readonly idle: Readonly<Record<string, number>> };
}

function ofIdle({ rounds, idle }: Played['idle']): Finding {
  const found = Object.entries(idle).map(([role, count]) => `${role} ${count}`);
  const kept = Object.values(idle).every((count) => count === 0);
  const what = `rounds of ${rounds} in which a role had nothing to decide`;
  return { what, planner: { wanted: 'none', found: found.join(', '), kept }, thinker: null };
}

/** What was never seen in any of the games. */
function ofUnseen(cells: readonly Cell[]): Finding {
  const kinds = ['cards', 'verbs', 'cues', 'steps'] as const;
  const never = kinds.flatMap((kind) =>
    (cells[0]?.unseen[kind] ?? []).filter((one) => cells.every(({ unseen }) => unseen[kind].some((id) => id === one))),
  );
  const found = never.length === 0 ? 'nothing' : never.join(', ');
  return {
    what: 'never seen in any game',
    planner: { wanted: 'nothing', found, kept: never.length === 0 },
    thinker: null,
  };
}

/** Holds what was played against what is wanted. Throws an Error if the planner's games at normal are missing. */
export function findings({ cells, careful, random, pairs, idle }: Played): Finding[] {
  const { normal } = cells.planner;
  if (normal === undefined) throw new Error("the planner's games at normal are missing");
  return [
    ...ofWins(cells),
    ...ofParts(normal),
    ...ofCourse(cells),
    ...ofBots(normal, careful, random),
    ...ofTechs(cells),
    ...ofAdaptation(cells, pairs),
    ofIdle(idle),
    ofUnseen([...Object.values(cells.planner), ...Object.values(cells.thinker), careful, random]),
  ];
}
