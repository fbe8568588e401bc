import { isSoldier } from '../../content/units.ts';
import type { Unit } from '../../rules/index.ts';

export type SquadWorth = (squad: readonly Unit[]) => number;

/** The free soldier who helps a squad most, and what it is worth with him; null if no soldier is free. */
export function bestSoldier(free: readonly Unit[], squad: readonly Unit[], worthOf: SquadWorth) {
  let best: { readonly soldier: Unit; readonly value: number } | null = null;
  const tried = new Set<string>();
  for (const soldier of free) {
    const sort = `${soldier.kind}${soldier.elite ? '*' : ''}`;
    if (!isSoldier(soldier.kind) || tried.has(sort)) continue;
    tried.add(sort);
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
