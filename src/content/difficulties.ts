/** From gentle to merciless (SET-1). */
export const difficulties = ['tutorial', 'easy', 'normal', 'hard', 'expert'] as const;
export type Difficulty = (typeof difficulties)[number];
