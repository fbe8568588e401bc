// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -10, -16, -22, -29, -35, -36, -23],
  easy: [-2, -8, -14, -19, -26, -32, -31, -10],
  normal: [-2, -7, -10, -16, -21, -24, -19, 3],
  hard: [-2, -6, -9, -13, -16, -17, -10, 9],
  expert: [-1, -5, -7, -9, -8, -4, 4],
};
