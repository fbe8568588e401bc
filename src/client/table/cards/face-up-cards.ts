// Lists the face-up cards of the table, in table order.

import { type Role, roles } from '../../../content/roles.ts';
import type { MissionOnTable, MissionPlace, Playing } from '../../../rules/index.ts';

/** A group of cards: a place of the board, the cards in play of a role, or the hand. */
export type CardLocation = 'base' | MissionPlace | 'crises' | 'labs' | 'hand' | Role;

/** The face-up cards of one location. */
export interface CardGroup {
  readonly where: CardLocation;
  /** Card ids. */
  readonly cards: readonly string[];
}

const faceUpIds = (enemies: Iterable<{ readonly card: string | null } | 'none' | null>): string[] =>
  [...enemies].flatMap((enemy) => (enemy === null || enemy === 'none' || enemy.card === null ? [] : [enemy.card]));

const enemiesOf = (mission: MissionOnTable): string[] => faceUpIds(mission.parts.map(({ enemy }) => enemy ?? null));

/** Returns all face-up cards by location, without empty locations. The final mission itself is omitted. */
export function faceUpCards({ board }: Playing): CardGroup[] {
  const { mission, finalMission } = board;
  const all: CardGroup[] = [
    { where: 'base', cards: faceUpIds(board.enemies) },
    { where: 'mission', cards: mission ? [mission.card, ...enemiesOf(mission)] : [] },
    { where: 'final-mission', cards: finalMission ? enemiesOf(finalMission) : [] },
    { where: 'crises', cards: board.crisisPool },
    { where: 'labs', cards: board.labs.flatMap(({ tech }) => (tech === null ? [] : [tech])) },
    ...roles.map((role) => ({
      where: role,
      cards: board.inPlay.filter(({ owner }) => owner === role).map(({ card }) => card),
    })),
    { where: 'hand', cards: board.hand },
  ];
  return all.filter(({ cards }) => cards.length > 0);
}
