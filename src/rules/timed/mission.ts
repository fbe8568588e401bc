// A mission is laid with an enemy face down on each enemy space; deploying a squad turns them up.

import type { Parts } from '../../content/cards/cards.ts';
import { type Course, playingOn, tell } from '../course/course.ts';
import { type MissionOnTable, type MissionPart, type MissionPlace, missionAt } from '../state/board.ts';
import { unitsAt } from '../state/units.ts';
import type { Acts } from './acts.ts';

const faceDown = { card: null, faceUp: false, successes: 0 } as const;

/** A mission's parts as they are laid: a space no enemy is left for counts as completed (ACT-MISSION). */
export function laid(card: string, parts: Parts, enemiesLeft: number): MissionOnTable {
  let left = enemiesLeft;
  const part = (printed: Parts[number]): MissionPart => {
    if (!('enemy' in printed)) return { ...printed, successes: 0, complete: false };
    left -= 1;
    return left >= 0
      ? { enemy: faceDown, successes: 0, complete: false }
      : { enemy: 'none', successes: 0, complete: true };
  };
  return { card, parts: parts.map(part) };
}

/** Turns the enemies of a mission face up (ACT-SQUAD). */
export function turnUp(course: Course, place: MissionPlace, why: string): void {
  const enemies = course.state.hidden.faceDown[place];
  if (Object.keys(enemies).length > 0) tell(course, { type: 'enemies-turned', at: course.at, why, place, enemies });
}

export const turnEnemies =
  (place: MissionPlace): Acts =>
  (course, _, { kind }) =>
    turnUp(course, place, kind);

/** The plan is turned to its final mission (ACT-FINAL). */
export const layFinalMission: Acts = (course, { board, pack, setup }, { kind }) => {
  const plan = pack.plan.get(setup.plan);
  if (plan === undefined || board.finalMission !== null) return;
  const mission = laid(plan.id, plan.parts, board.decks.enemy.left);
  tell(course, { type: 'mission-laid', at: course.at, why: kind, place: 'final-mission', mission });
};

/** Takes a mission away: its soldiers go to reserve, what is left of its enemies is discarded (ACT-MISSION, RES-9). */
export function clear(course: Course, place: MissionPlace, completed: boolean, why: string): void {
  const { at, state } = course;
  const { board } = playingOn(course);
  const mission = missionAt(board, place);
  if (mission === null) return;
  const soldiers = unitsAt(board, place).map(({ id }) => id);
  const down = state.hidden.faceDown[place];
  const enemies: string[] = [];
  for (const [part, { enemy }] of mission.parts.entries()) {
    const card = enemy && enemy !== 'none' ? (enemy.card ?? down[part]) : null;
    if (card) enemies.push(card);
  }
  if (soldiers.length > 0) tell(course, { type: 'units-moved', at, why, units: soldiers, to: 'reserve' });
  tell(course, { type: 'mission-cleared', at, why, place, completed, enemies });
}
