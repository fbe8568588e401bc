// Part by part, from left to right, soldiers complete a mission, or stay on it for the next round.

import { type MissionPlace, missionAt, missionPlaces } from '../../state/board.ts';
import type { Playing } from '../../state/state.ts';
import { countAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Missions that can still be fought for in this step: with soldiers on them (RES-9). */
export const openMissions = ({ board }: Playing): MissionPlace[] =>
  missionPlaces.filter(
    (place) => !board.taken.includes(place) && missionAt(board, place) !== null && countAt(board, place, 'soldier') > 0,
  );

/** The first part that is not complete; null when all are. */
export function nextPart(playing: Playing, place: MissionPlace): number | null {
  const part = missionAt(playing.board, place)?.parts.findIndex(({ complete }) => !complete) ?? -1;
  return part < 0 ? null : part;
}

export const missions: StepRule = { waits: (playing) => openMissions(playing).length > 0 };
