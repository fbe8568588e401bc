// Made by `npm run usual`: 200 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-6, -15, -22, -30, -33, -30, -17],
  easy: [-6, -14, -21, -27, -28, -22, -18],
  normal: [-5, -13, -18, -22, -21, -16, -10],
  hard: [-5, -12, -18, -19, -17, -7, -1],
  expert: [-5, -12, -15, -12, -6, -4, 8],
};
