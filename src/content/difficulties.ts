/** Difficulties, easiest first (SET-1). */
export const difficulties = ['tutorial', 'easy', 'normal', 'hard', 'expert'] as const;
/** A difficulty. */
export type Difficulty = (typeof difficulties)[number];
