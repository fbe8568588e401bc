// Between two rounds no clock runs. The next one waits until somebody begins it (RND-3).

import type { Open } from '../../rules/index.ts';

/**
 * Returns the number of the finished round while the next one waits to begin. Null within a round and before the first.
 */
export const roundOver = ({ phase, round }: Pick<Open, 'phase' | 'round'>): number | null =>
  phase === 'setup' && round > 1 ? round - 1 : null;

/** Whether the final mission becomes available with the next round (FIN-6). Call it between rounds only. */
export const bringsFinalMission = ({ finalMission, board, entries }: Open): boolean =>
  // In companion mode `entries` still holds the last report. It has an answer only if the final mission was available.
  finalMission === 'available' && (board ? board.finalMission === null : entries.finalMissionCompleted === undefined);
