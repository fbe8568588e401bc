// Soldiers complete a mission part by part from left to right, or stay on it for the next round.

import { type MissionPlace, missionAt, missionPlaces } from '../../state/board.ts';
import type { Playing } from '../../state/state.ts';
import { countAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the missions that can still be taken in this step: those with soldiers on them (RES-9). */
const openMissions = ({ board }: Playing): MissionPlace[] =>
  missionPlaces.filter(
    (place) => !board.taken.includes(place) && missionAt(board, place) !== null && countAt(board, place, 'soldier') > 0,
  );

/** Returns the index of the first incomplete part; null if all are complete or there is no mission. */
export function nextPart(playing: Playing, place: MissionPlace): number | null {
  const part = missionAt(playing.board, place)?.parts.findIndex(({ complete }) => !complete) ?? -1;
  return part < 0 ? null : part;
}

/** The missions step (RES-9). */
export const missions: StepRule = {
  waits: (playing) => openMissions(playing).length > 0,
  takes: (playing) => openMissions(playing).map((mission) => ({ mission })),
};
