// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -9, -15, -21, -27, -33, -33, -16],
  easy: [-2, -8, -12, -18, -25, -31, -29, -9],
  normal: [-2, -7, -10, -16, -22, -27, -23, -4],
  hard: [-2, -6, -9, -13, -16, -19, -9, 7],
  expert: [-1, -5, -7, -9, -9, -6, 5],
};
