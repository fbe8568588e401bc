// Balance report: compares many simulated games with the targets for the game.

import { adaptationFindings, type Pairs } from './adaptation.ts';
import { courseFindings } from './course.ts';
import type { Cell, Cells, Finding } from './finding.ts';
import { techFindings } from './techs.ts';
import { botFindings, partFindings, winFindings } from './wins.ts';

export type { Pairs } from './adaptation.ts';
export { type Cell, type Cells, type Finding, isKept, type Team, teams } from './finding.ts';
export { techTable } from './techs.ts';

/** Input of the balance report: all simulations, and the rounds in which a role was idle. */
export interface Played {
  readonly cells: Cells;
  readonly beginner: Cell;
  readonly random: Cell;
  readonly pairs: readonly Pairs[];
  readonly idle: { readonly rounds: number; readonly idle: Readonly<Record<string, number>> };
}

function idleFinding({ rounds, idle }: Played['idle']): Finding {
  const found = Object.entries(idle).map(([role, count]) => `${role} ${count}`);
  const kept = Object.values(idle).every((count) => count === 0);
  const what = `rounds of ${rounds} in which a role had nothing to decide`;
  return { what, planner: { wanted: 'none', found: found.join(', '), kept }, thinker: null };
}

/** Finds cards, verbs, cues and steps that occur in none of the cells. */
function unseenFinding(cells: readonly Cell[]): Finding {
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

/** Compares the results with their targets. Throws if the planner's games at normal are missing. */
export function findings({ cells, beginner, random, pairs, idle }: Played): Finding[] {
  const { normal } = cells.planner;
  if (normal === undefined) throw new Error("the planner's games at normal are missing");
  return [
    ...winFindings(cells),
    ...partFindings(normal),
    ...courseFindings(cells),
    ...botFindings(normal, beginner, random),
    ...techFindings(cells),
    ...adaptationFindings(cells, pairs),
    idleFinding(idle),
    unseenFinding([...Object.values(cells.planner), ...Object.values(cells.thinker), beginner, random]),
  ];
}
