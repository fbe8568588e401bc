// Which soldiers stand on which icons, and who joins a squad.

import type { Icon } from '../../../content/cards/cards.ts';
import { isSoldier, type UnitKind, unitKinds } from '../../../content/units.ts';
import { skillOf, type Unit } from '../../../rules/index.ts';

const kindNumbers = Object.fromEntries(unitKinds.map((kind, i) => [kind, i])) as Readonly<Record<UnitKind, number>>;

/** Soldiers of one class are alike, elite ones aside. */
export const sortOf = ({ kind, elite }: Unit): number => 2 * kindNumbers[kind] + (elite ? 1 : 0);

/** Dice a soldier brings on an icon (TSK-2); none if he lacks the skill. */
function diceOn({ kind, elite }: Unit, { skill, special }: Icon, eliteDice: boolean): number {
  const fit = skillOf(kind, skill);
  if (fit === 'none') return 0;
  return 1 + (special && fit === 'special' ? 1 : 0) + (elite && eliteDice ? 1 : 0);
}

/** Soldiers by the icons they stand on, with the most dice that these soldiers can bring. */
export interface Stand {
  /** The soldier on each icon; null where none stands. */
  readonly places: readonly (Unit | null)[];
  readonly dice: number;
  readonly soldiers: number;
}

const nobody: Stand = { places: [], dice: 0, soldiers: 0 };

/** The best way to put soldiers on icons. Tries every way, since there are few icons. */
export function bestStand(soldiers: readonly Unit[], icons: readonly Icon[], eliteDice = true): Stand {
  /** `taken` has a bit for each soldier who stands already, `tried` one for each sort. */
  function from(index: number, taken: number): Stand {
    const icon = icons[index];
    if (icon === undefined) return nobody;
    let best: Stand | null = null;
    let tried = 0;
    for (let i = 0; i < soldiers.length; i += 1) {
      const soldier = soldiers[i];
      if (soldier === undefined || (taken >> i) & 1) continue;
      const sort = 1 << sortOf(soldier);
      if (tried & sort) continue;
      tried |= sort;
      const own = diceOn(soldier, icon, eliteDice);
      if (own === 0) continue;
      const rest = from(index + 1, taken | (1 << i));
      if (best !== null && own + rest.dice <= best.dice) continue;
      best = { places: [soldier, ...rest.places], dice: own + rest.dice, soldiers: rest.soldiers + 1 };
    }
    if (best !== null && index === icons.length - 1) return best;
    const without = from(index + 1, taken);
    return best !== null && best.dice >= without.dice ? best : { ...without, places: [null, ...without.places] };
  }
  return from(0, 0);
}

/** Points that a squad brings. */
export type SquadWorth = (squad: readonly Unit[]) => number;

/** The free soldier who helps a squad most, and what it is worth with him; null if no soldier is free. */
export function bestSoldier(free: readonly Unit[], squad: readonly Unit[], worthOf: SquadWorth) {
  let best: { readonly soldier: Unit; readonly value: number } | null = null;
  let tried = 0;
  for (const soldier of free) {
    const sort = 1 << sortOf(soldier);
    if (!isSoldier(soldier.kind) || tried & sort) continue;
    tried |= sort;
    const value = worthOf([...squad, soldier]);
    if (best === null || value > best.value) best = { soldier, value };
  }
  return best;
}

/** What a squad of the best free soldiers adds, each for a price, to those who are there. At most `most` in all. */
export function bestSquadWorth(
  free: readonly Unit[],
  there: readonly Unit[],
  most: number,
  worthOf: SquadWorth,
  price: number,
): number {
  let [left, squad] = [free, there];
  let top = worthOf(squad);
  while (squad.length < most) {
    const one = bestSoldier(left, squad, worthOf);
    if (one === null) break;
    squad = [...squad, one.soldier];
    left = left.filter((other) => other !== one.soldier);
    top = Math.max(top, one.value - price * (squad.length - there.length));
  }
  return top;
}
