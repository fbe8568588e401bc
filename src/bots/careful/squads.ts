// Which soldiers the careful bot sends: those whose skills match the icons of the enemies or the mission.

import type { Icon } from '../../content/cards/cards.ts';
import { isSoldier } from '../../content/units.ts';
import { type MissionPlace, missionAt, type Playing, skillOf, type Unit } from '../../rules/index.ts';

/** Returns the icons of the enemies in the base, weakest enemy first. */
export const baseIcons = ({ board, pack }: Playing): Icon[] =>
  board.enemies
    .flatMap((enemy) => pack.enemy.get(enemy?.card ?? '') ?? [])
    .toSorted((a, b) => a.health - b.health)
    .flatMap(({ icons }) => icons);

/** Returns the icons of a mission's incomplete parts. A face-down enemy shows none. */
export const missionIcons = ({ board, pack }: Playing, place: MissionPlace): Icon[] =>
  (missionAt(board, place)?.parts ?? [])
    .filter(({ complete }) => !complete)
    .flatMap(({ icons = [], enemy }) => {
      const card = enemy && enemy !== 'none' ? enemy.card : null;
      return card ? (pack.enemy.get(card)?.icons ?? []) : icons;
    });

/** How well a soldier fits an icon: 0 without the skill, 1 with it, 2 if specialised; doubled for an elite. */
const fitness = ({ kind, elite }: Unit, { skill }: Icon): number =>
  ({ special: 2, has: 1, none: 0 })[skillOf(kind, skill)] * (elite ? 2 : 1);

/** Picks up to `count` soldiers: the best fit for each icon first, then anybody. */
export function squadFor(free: readonly Unit[], icons: readonly Icon[], count: number): Unit[] {
  const left = free.filter(({ kind }) => isSoldier(kind));
  const squad: Unit[] = [];
  const send = (soldier: Unit) => {
    squad.push(soldier);
    left.splice(left.indexOf(soldier), 1);
  };
  for (const icon of icons) {
    const [best] = left.toSorted((a, b) => fitness(b, icon) - fitness(a, icon));
    if (squad.length < count && best && fitness(best, icon) > 0) send(best);
  }
  while (squad.length < count && left[0]) send(left[0]);
  return squad;
}
