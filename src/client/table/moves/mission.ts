// Names, icons and soldiers of a mission, for the panels of the table and of the board view.

import { bestStand } from '../../../bots/index.ts';
import type { Icon } from '../../../content/cards/cards.ts';
import {
  type MissionPart,
  type MissionPlace,
  missionAt,
  type Playing,
  type Unit,
  unitsAt,
} from '../../../rules/index.ts';
import { cardText, terms } from '../../words/cards.ts';

/** Name of the mission that lies at a place, or of the place. */
export function missionName({ board }: Playing, place: MissionPlace): string {
  if (place === 'final-mission') return terms().places['final-mission'];
  const mission = missionAt(board, place);
  return mission ? cardText(mission.card).name : terms().places.mission;
}

/** Why there is no mission. The final mission arrives in the timed phase. If there is none in a step, it is done. */
export function absentMission({ board, finalMission, step }: Playing, place: MissionPlace) {
  if (place === 'mission') return board.missionCompleted ? 'table.mission-done' : 'table.no-mission';
  if (finalMission === 'locked') return 'table.locked';
  return step === null ? 'table.final-comes' : 'table.mission-done';
}

/** The icons that a part of a mission needs. */
function iconsOf({ pack }: Playing, { icons, enemy }: MissionPart): readonly Icon[] {
  if (!enemy || enemy === 'none') return icons ?? [];
  return pack.enemy.get(enemy.card ?? '')?.icons ?? [];
}

/** Soldiers of the squad that best cover the icons of a part, as a preview before the mission begins. */
export function bestCover(playing: Playing, place: MissionPlace, part: MissionPart): (Unit | undefined)[] {
  const icons = iconsOf(playing, part);
  const { places } = bestStand(unitsAt(playing.board, place), icons);
  return icons.map((_, i) => places[i] ?? undefined);
}
