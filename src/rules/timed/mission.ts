// A mission is laid with an enemy face down on each enemy space; deploying a squad turns them up.

import type { Parts } from '../../content/cards.ts';
import { type MissionOnTable, type MissionPart, type MissionPlace, missionAt } from '../board.ts';
import type { Unknown } from '../rule.ts';
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
export const turning =
  (place: MissionPlace): Unknown =>
  ({ hidden }) => {
    const enemies = hidden.faceDown[place];
    return Object.keys(enemies).length === 0 ? [] : [{ type: 'enemies-turned', place, enemies }];
  };

export const turnEnemies =
  (place: MissionPlace): Acts =>
  () => [turning(place)];

/** The plan is turned to its final mission (ACT-FINAL). */
export const layFinalMission: Acts = ({ board, pack, setup }) => {
  const plan = pack.plan.get(setup.plan);
  if (plan === undefined || board.finalMission !== null) return [];
  return [{ type: 'mission-laid', place: 'final-mission', mission: laid(plan.id, plan.parts, board.decks.enemy.left) }];
};

/** Takes a mission away: its soldiers go to reserve, what is left of its enemies is discarded (ACT-MISSION, RES-9). */
export const clearing =
  (place: MissionPlace, completed: boolean): Unknown =>
  ({ open, hidden }) => {
    const mission = open.board && missionAt(open.board, place);
    if (!mission) return [];
    const soldiers = open.board.units.filter(({ at }) => at === place).map(({ id }) => id);
    const enemies = mission.parts.flatMap(({ enemy }, part) => {
      const card = enemy && enemy !== 'none' ? (enemy.card ?? hidden.faceDown[place][part]) : null;
      return card ? [card] : [];
    });
    return [
      ...(soldiers.length > 0 ? [{ type: 'units-moved', units: soldiers, to: 'reserve' } as const] : []),
      { type: 'mission-cleared', place, completed, enemies },
    ];
  };
