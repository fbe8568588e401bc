// What lies on the table and has words, in the order in which it lies there.

import { type Role, roles } from '../../../content/roles.ts';
import type { MissionOnTable, MissionPlace, Playing } from '../../../rules/index.ts';

/** Where cards lie together: in a place of the board, before a role, or in hand. */
export type Where = 'base' | MissionPlace | 'crises' | 'labs' | 'hand' | Role;

export interface Lying {
  readonly where: Where;
  /** Ids of cards that lie there face up. */
  readonly cards: readonly string[];
}

const faceUp = (enemies: Iterable<{ readonly card: string | null } | 'none' | null>): string[] =>
  [...enemies].flatMap((enemy) => (enemy === null || enemy === 'none' || enemy.card === null ? [] : [enemy.card]));

const enemiesOf = (mission: MissionOnTable): string[] => faceUp(mission.parts.map(({ enemy }) => enemy ?? null));

/** All cards that lie face up, by where they lie; places without any are left out. The final mission is the plan's own. */
export function lyingOn({ board }: Playing): Lying[] {
  const { mission, finalMission } = board;
  const all: Lying[] = [
    { where: 'base', cards: faceUp(board.enemies) },
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
