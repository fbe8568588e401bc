// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-3, -9, -15, -22, -28, -34, -35, -23],
  easy: [-3, -9, -14, -19, -26, -32, -29, -8],
  normal: [-2, -7, -11, -15, -21, -25, -20, 1],
  hard: [-2, -6, -9, -13, -17, -19, -10, 4],
  expert: [-1, -5, -7, -9, -10, -8, 1, 10],
};
