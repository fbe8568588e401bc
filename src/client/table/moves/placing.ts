// Finds the places for the picked unit or tech.

import type { Place } from '../../../rules/index.ts';
import type { Move } from './moves.ts';
import type { TableContext } from './table.svelte.ts';

/** Whether people fill the lab of the open cue. */
export function isResearching({ playing, moves }: TableContext): boolean {
  const mayPlace = moves.research.size > 0 || moves.assign.size > 0 || moves.recall.size > 0;
  return playing.cue?.kind === 'assign-research' && mayPlace;
}

/**
 * Returns the only place for the picked piece, and the move that brings it there. Null if there are several, or none.
 */
export function onlyPlace({ playing, moves, picked }: TableContext): { place: Place; move: Move } | null {
  if (picked === null) return null;
  const research = moves.research.get(picked);
  const lab = playing.cue?.lab;
  if (research && lab !== undefined) return { place: `lab:${lab}`, move: research };
  const [first, ...others] = moves.assign.get(picked) ?? [];
  return first === undefined || others.length > 0 ? null : { place: first[0], move: first[1] };
}
