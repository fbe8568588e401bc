// The game ends when the app says so, by what it was told or has read.

import type { Happening } from '../rule.ts';
import { verdict } from './report.ts';

/** Ends or revives the game as the entries say (END-1, RES-16). */
export const judge =
  (at: number, why: string): Happening =>
  ({ open }) => {
    const outcome = verdict(open.entries);
    if (outcome?.why === open.outcome?.why) return [];
    return outcome === null ? [{ type: 'game-revived', at, why }] : [{ type: 'game-ended', at, why, outcome }];
  };
