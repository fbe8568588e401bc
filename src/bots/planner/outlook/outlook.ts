import { earliestFinalMission, mixOf } from '../../../content/invasion.ts';
import type { Playing } from '../../../rules/index.ts';
import { weights as usual, type Weights } from './weights.ts';

/** The planner's view of a table: the open half with the weights to judge it by. */
export interface Outlook extends Playing {
  readonly weights: Weights;
  /** Rounds until the final mission becomes available if no further mission is completed (DIR-11). 0 once it is. */
  readonly untilFinal: number;
}

function roundsUntilFinal({ finalMission, pack, setup, reports, round }: Playing): number {
  if (finalMission === 'available') return 0;
  const completed = reports.filter(({ missionCompleted }) => missionCompleted).length;
  const { finalMissionRound } = mixOf(pack.invasion, setup.plan);
  return Math.max(0, Math.max(earliestFinalMission, finalMissionRound - completed) - round);
}

/** Returns the outlook on a table, by default with the standard weights. */
export const outlookOf = (playing: Playing, weights: Weights = usual): Outlook => ({
  ...playing,
  weights,
  untilFinal: roundsUntilFinal(playing),
});
