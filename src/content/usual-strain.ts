// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -10, -16, -23, -29, -35, -36, -23],
  easy: [-3, -9, -14, -20, -27, -33, -30, -10],
  normal: [-2, -7, -11, -16, -22, -26, -21, -5],
  hard: [-2, -7, -10, -14, -19, -21, -13, 7],
  expert: [-1, -5, -8, -11, -13, -12, -3, 12],
};
