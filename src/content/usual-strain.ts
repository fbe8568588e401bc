// Made by `npm run usual`: 150 games of planners at each difficulty, in which the director neither eased nor pressed.
import type { Difficulty } from './difficulties.ts';

/** Mean strain of a table after rounds 1, 2, … in tenths, as the director counts it (DIR-10). */
export const usualStrain: Readonly<Record<Difficulty, readonly number[]>> = {
  tutorial: [-6, -14, -20, -25, -16],
  easy: [-5, -13, -19, -16, -9],
  normal: [-5, -12, -15, -6, 14],
  hard: [-5, -11, -13, 0, 12],
  expert: [-4, -8, -6, 13, 23],
};
