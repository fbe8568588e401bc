// The game ends when the app says so, by what it was told or has read.

import type { GameEvent } from '../events.ts';
import type { Happening } from '../rule.ts';
import type { Open } from '../state.ts';
import { verdict } from './report.ts';

/** How the entries end or revive the game; null if it stands as it does (END-1, RES-16). */
export function judgementOf({ entries, outcome: before }: Open, at: number, why: string): GameEvent | null {
  const outcome = verdict(entries);
  if (outcome?.why === before?.why) return null;
  return outcome === null ? { type: 'game-revived', at, why } : { type: 'game-ended', at, why, outcome };
}

/** Ends or revives the game as the entries say. */
export const judge =
  (at: number, why: string): Happening =>
  ({ open }) => {
    const judgement = judgementOf(open, at, why);
    return judgement === null ? [] : [judgement];
  };
