// The last act: while the final mission is played it has a stage, with its parts and the chance to win it.

import { isLastChance, missionChance } from '../../../odds/index.ts';
import { countAt, type Playing } from '../../../rules/index.ts';

/** Whether the last chance is gone, and only the report is left (END-1). */
export const isOver = (playing: Playing): boolean =>
  playing.board.task === null && playing.board.taken.includes('final-mission') && isLastChance(playing);

/**
 * Whether the final mission is on stage: somebody rolls for it, or a squad on it still may in this step (RES-9). A lost
 * last chance stays there until the end.
 */
export function isStaged(playing: Playing): boolean {
  const { board, step } = playing;
  if (step !== 'missions' || board.finalMission === null) return false;
  if (board.task !== null) return board.task.kind === 'final-mission';
  const mayBegin = !board.taken.includes('final-mission') && countAt(board, 'final-mission', 'soldier') > 0;
  return mayBegin || isOver(playing);
}

/** Whether soldiers fight in the base or on a mission in this step, and not on the stage. */
export const isFight = (playing: Playing): boolean =>
  (playing.step === 'base-defense' || playing.step === 'missions') && !isStaged(playing);

/** Returns the chance to win the final mission in this step, in whole percents. Only certain outcomes are 0 or 100. */
export function winPercent(playing: Playing): number | null {
  const chance = missionChance(playing, 'final-mission');
  if (chance === null) return null;
  const percent = Math.round(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, percent)) : percent;
}
