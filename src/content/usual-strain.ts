// Made by `npm run usual`: 1000 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-4, -11, -16, -20, -16, -10],
  easy: [-3, -10, -14, -15, -9, -1],
  normal: [-3, -9, -11, -10, -3, 4],
  hard: [-3, -8, -8, -5, 3, 9],
  expert: [-3, -7, -4, 3, 11, 12],
};
