// Made by `npm run usual`: 600 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -9, -15, -21, -28, -33, -31, -13],
  easy: [-2, -8, -13, -19, -26, -30, -24, 3],
  normal: [-2, -6, -10, -16, -21, -24, -15, 10],
  hard: [-2, -7, -9, -13, -16, -14, -2],
  expert: [-1, -5, -7, -9, -7, -3, 13],
};
