// Part by part, from left to right, soldiers complete a mission, or stay on it for the next round.

import type { MissionPlace } from '../board.ts';
import type { Playing } from '../state.ts';
import { countAt } from '../units.ts';
import type { StepRule } from './step.ts';

export const missionAt = ({ board }: Playing, place: MissionPlace) =>
  place === 'mission' ? board.mission : board.finalMission;

/** Missions that can still be fought for in this step: with soldiers on them (RES-9). */
export const openMissions = (playing: Playing): MissionPlace[] =>
  (['mission', 'final-mission'] as const).filter(
    (place) =>
      !playing.board.taken.includes(place) &&
      missionAt(playing, place) !== null &&
      countAt(playing.board, place, 'soldier') > 0,
  );

/** The first part that is not complete; null when all are. */
export function nextPart(playing: Playing, place: MissionPlace): number | null {
  const part = missionAt(playing, place)?.parts.findIndex(({ complete }) => !complete) ?? -1;
  return part < 0 ? null : part;
}

export const missions: StepRule = { waits: (playing) => openMissions(playing).length > 0 };
