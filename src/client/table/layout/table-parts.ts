// On phones and tablets the table shows one part at a time.

import type { BaseCueKind, CueKind } from '../../../content/cues.ts';
import type { StepKind } from '../../../content/steps.ts';
import type { SymbolName } from '../../design/symbols/paths.ts';
import { isResearching } from '../moves/placing.ts';
import type { TableContext } from '../moves/table.svelte.ts';

/** Parts in the order of the navigation bar. */
export const tableParts = ['world', 'base', 'squad', 'labs', 'crises', 'cards', 'log'] as const;
/** Part of the table. */
export type TablePart = (typeof tableParts)[number];

/** Icon of each part. */
export const signOfPart: Readonly<Record<TablePart, SymbolName>> = {
  world: 'ufo',
  base: 'base',
  squad: 'squad-leader',
  labs: 'chief-scientist',
  crises: 'crisis',
  cards: 'hand',
  log: 'history',
};

/** Part to act in during each cue and step. */
const partsOf: Readonly<Partial<Record<CueKind, TablePart>> & Record<BaseCueKind | StepKind, TablePart>> = {
  'new-technology': 'world',
  budget: 'world',
  'ufos-detected': 'world',
  'ufos-descend': 'world',
  'enemy-in-base': 'base',
  crisis: 'crises',
  'choose-mission': 'squad',
  'deploy-squad': 'squad',
  'assign-research': 'labs',
  'emergency-funding': 'world',
  'deploy-satellites': 'world',
  'deploy-interceptors': 'world',
  'defend-base': 'base',
  'final-mission': 'squad',
  'deploy-final-squad': 'squad',
  ending: 'world',
  audit: 'world',
  recruit: 'world',
  crises: 'crises',
  research: 'labs',
  'orbital-defense': 'world',
  'global-defense': 'world',
  'base-defense': 'base',
  'base-destroyed': 'world',
  missions: 'squad',
  'panic-report': 'world',
  'mission-report': 'world',
  refresh: 'world',
  'return-units': 'world',
  'orbit-report': 'world',
};

/** Returns the part to act in now. `asked` is whether an open question replaces the cards. */
export function partAtHand(table: TableContext, asked: boolean): TablePart {
  const { cue, step } = table.playing;
  const kind = cue?.kind ?? step;
  if (asked || (table.wait?.cards.length ?? 0) > 0 || isResearching(table)) return 'cards';
  return (kind && partsOf[kind]) ?? 'world';
}
