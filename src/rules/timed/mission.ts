// Lays missions with face-down enemies, turns their enemies up, and clears them.

import type { Parts } from '../../content/cards/cards.ts';
import { type MissionOnTable, type MissionPart, type MissionPlace, missionAt } from '../state/board.ts';
import { byCue, type Cause } from '../state/cause.ts';
import { unitsAt } from '../state/units.ts';
import { emit, playingOn, type Transaction } from '../transaction/transaction.ts';
import type { CueAction } from './acts.ts';

const faceDown = { card: null, faceUp: false, successes: 0 } as const;

/** Returns a mission as first laid. An enemy space without an enemy left counts as completed (ACT-MISSION). */
export function laidMission(card: string, parts: Parts, enemiesLeft: number): MissionOnTable {
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

/** Turns the face-down enemies of a mission face up (ACT-SQUAD). No-op if there are none. */
export function turnUp(transaction: Transaction, place: MissionPlace, why: Cause): void {
  const enemies = transaction.state.hidden.faceDown[place];
  if (Object.keys(enemies).length > 0)
    emit(transaction, { type: 'enemies-turned', at: transaction.at, why, place, enemies });
}

/** Returns the cue action that turns the enemies of this mission face up (ACT-SQUAD, ACT-FINALSQUAD). */
export const turnEnemies =
  (place: MissionPlace): CueAction =>
  (transaction, _, { kind }) =>
    turnUp(transaction, place, byCue(kind));

/** Lays the plan's final mission, unless it is already on the table (ACT-FINAL). */
export const layFinalMission: CueAction = (transaction, { board, pack, setup }, { kind }) => {
  const plan = pack.plan.get(setup.plan);
  if (plan === undefined || board.finalMission !== null) return;
  const mission = laidMission(plan.id, plan.parts, board.decks.enemy.left);
  emit(transaction, { type: 'mission-laid', at: transaction.at, why: byCue(kind), place: 'final-mission', mission });
};

/**
 * Removes a mission. Its soldiers go to reserve and its remaining enemies are discarded (ACT-MISSION, RES-9). No-op if
 * there is none.
 */
export function clearMission(transaction: Transaction, place: MissionPlace, completed: boolean, why: Cause): void {
  const { at, state } = transaction;
  const { board } = playingOn(transaction);
  const mission = missionAt(board, place);
  if (mission === null) return;
  const soldiers = unitsAt(board, place).map(({ id }) => id);
  const down = state.hidden.faceDown[place];
  const enemies: string[] = [];
  for (const [part, { enemy }] of mission.parts.entries()) {
    const card = enemy && enemy !== 'none' ? (enemy.card ?? down[part]) : null;
    if (card) enemies.push(card);
  }
  if (soldiers.length > 0) emit(transaction, { type: 'units-moved', at, why, units: soldiers, to: 'reserve' });
  emit(transaction, { type: 'mission-cleared', at, why, place, completed, enemies });
}
