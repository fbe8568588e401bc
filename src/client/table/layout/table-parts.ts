// The phone layout shows one part of the table at a time.

import type { SymbolName } from '../../symbols/paths.ts';
import type { TableAtHand } from '../moves/table.svelte.ts';
import { turnOf } from '../people/turns.ts';

/** Parts in the order of the navigation bar. */
export const tableParts = ['world', 'base', 'squad', 'labs', 'cards', 'log'] as const;
/** Part of the table. */
export type TablePart = (typeof tableParts)[number];

/** Icon of each part. */
export const signOfPart: Readonly<Record<TablePart, SymbolName>> = {
  world: 'ufo',
  base: 'base',
  squad: 'squad-leader',
  labs: 'chief-scientist',
  cards: 'hand',
  log: 'history',
};

/** Whether a tech is still to be picked for the open lab. */
function picksTech({ playing, moves }: TableAtHand): boolean {
  const { cue, board } = playing;
  return cue?.lab !== undefined && board.labs[cue.lab - 1]?.tech === null && moves.research.size > 0;
}

/** Returns the part to act in now. `asked` is whether an open question replaces the cards. */
export function partAtHand(table: TableAtHand, asked: boolean): TablePart {
  const kind = table.playing.cue?.kind ?? table.playing.step;
  if (asked || (table.wait?.cards.length ?? 0) > 0) return 'cards';
  if (kind === 'assign-research') return picksTech(table) ? 'cards' : 'labs';
  if (kind === 'research' || kind === 'crisis' || kind === 'crises') return 'labs';
  if (kind === 'defend-base' || kind === 'base-defense' || kind === 'enemy-in-base') return 'base';
  return turnOf(table.playing) === 'squad-leader' ? 'squad' : 'world';
}
