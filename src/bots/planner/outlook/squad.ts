// Places soldiers on icons, and chooses soldiers for squads.

import type { Icon } from '../../../content/cards/cards.ts';
import { isSoldier, type UnitKind, unitKinds } from '../../../content/units.ts';
import { skillOf, type Unit } from '../../../rules/index.ts';

const kindNumbers = Object.fromEntries(unitKinds.map((kind, i) => [kind, i])) as Readonly<Record<UnitKind, number>>;

/** Number for each kind of unit, elite or not. Units of one sort are interchangeable. */
export const sortOf = ({ kind, elite }: Unit): number => 2 * kindNumbers[kind] + (elite ? 1 : 0);

/** Returns the dice of a soldier on an icon (TSK-2); 0 if he lacks the skill. */
function diceOn({ kind, elite }: Unit, { skill, special }: Icon, eliteDice: boolean): number {
  const fit = skillOf(kind, skill);
  if (fit === 'none') return 0;
  return 1 + (special && fit === 'special' ? 1 : 0) + (elite && eliteDice ? 1 : 0);
}

/** A placement of soldiers on icons. */
export interface Stand {
  /** The soldier on each icon, or null if it stays empty. */
  readonly places: readonly (Unit | null)[];
  /** Dice of all placed soldiers together. */
  readonly dice: number;
  /** How many soldiers are placed. */
  readonly soldiers: number;
}

const nobody: Stand = { places: [], dice: 0, soldiers: 0 };

/**
 * Returns the placement with the most dice. Tries all placements, since there are few icons. `eliteDice` tells whether
 * elite soldiers add their extra die.
 */
export function bestStand(soldiers: readonly Unit[], icons: readonly Icon[], eliteDice = true): Stand {
  /** Fills icons from `index` on. `taken` has a bit for each placed soldier, `tried` a bit for each sort. */
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

/** Returns the points of a squad. */
export type SquadWorth = (squad: readonly Unit[]) => number;

/** Returns the free soldier who helps the squad most, and its worth with him. Null if no soldier is free. */
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

/**
 * Returns the worth of the squad after adding the best free soldiers, at a price each. Adds as many as pay off, up to
 * `most` soldiers in all.
 */
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
