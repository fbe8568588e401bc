// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -10, -16, -23, -29, -35, -37, -24],
  easy: [-3, -9, -14, -20, -27, -33, -31, -11],
  normal: [-2, -7, -11, -17, -23, -26, -21, -6],
  hard: [-2, -7, -10, -14, -18, -21, -12, 8],
  expert: [-1, -5, -8, -11, -13, -11, -2, 13],
};
