// Between two rounds nothing runs: the next one waits for somebody to begin it (RND-3).

import type { Open } from '../../rules/index.ts';

/** The round that is over, while the next one waits to be begun; null within a round, and before the first. */
export const roundOver = ({ phase, round }: Pick<Open, 'phase' | 'round'>): number | null =>
  phase === 'setup' && round > 1 ? round - 1 : null;

/** Whether the final mission, asked between rounds, becomes available with the round that comes (FIN-6). */
export const bringsFinalMission = ({ finalMission, board, entries }: Open): boolean =>
  // Beside the box the last report still lies there: the table was asked about the final mission if there was one.
  finalMission === 'available' && (board ? board.finalMission === null : entries.finalMissionCompleted === undefined);
