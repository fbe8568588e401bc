// What things on the table are worth, in points: one is about what a step of panic in a calm continent costs.

import { type Continent, continents, type Space } from '../content/continents.ts';
import { type Board, hasFallen, type Playing, standing } from '../rules/index.ts';

/** What panic on a space has cost in all, calm to fallen. */
const panicCost = [0, 0.8, 1.7, 2.8, 4.2, 6.2, 8.4, 11.5, 18] as const;
/** With one continent fallen the next one loses the game. */
const lastStand = 2.2;

const damageCost = [0, 1, 2.2, 4.6, 6, 8.8, 11, 15, 60] as const;

/** What a unit is worth that must be bought back, or misses a round. */
export const unitWorth = { soldier: 1.5, interceptor: 1.4, satellite: 0.9, scientist: 0.9, elite: 1.2 } as const;

/** What single things are worth. */
export const worth = {
  /** A credit in the budget, while there is something to buy or to pay for. */
  credit: 0.9,
  emergencyCredit: 0.8,
  tech: 0.25,
  salvage: 0.7,
  /** How often a UFO left on a continent, or in orbit, raises panic before it is shot down. */
  ufoStays: 1.7,
  orbitStays: 1.5,
  /** A UFO in orbit scrambles and hides what is to come. */
  ufoInOrbit: 0.5,
  enemyInBase: 1.2,
  mission: 7,
  missionPart: 1.2,
  finalPart: 9,
  victory: 60,
  /** A face-down enemy: successes it will want, more or less. */
  unknownEnemy: 2,
} as const;

/** What it costs if panic there rises so many spaces (or is worth, if it falls). */
export function panicWorth({ panic }: Board, continent: Continent, by: number): number {
  const from = panic[continent];
  const to = Math.max(0, Math.min(panicCost.length - 1, from + by));
  const fallen = continents.some((one) => one !== continent && panic[one] === panicCost.length - 1);
  return ((panicCost[to] ?? 0) - (panicCost[from] ?? 0)) * (fallen ? lastStand : 1);
}

/** The continent of these with the least panic, or the most. */
export function ranked(board: Board, which: 'least' | 'most', among: readonly Continent[] = standing(board)) {
  const sign = which === 'least' ? 1 : -1;
  return among.toSorted((a, b) => sign * (board.panic[a] - board.panic[b]));
}

/** What damage to the base costs. */
export function damageWorth({ damage }: Board, by: number): number {
  const to = Math.max(0, Math.min(damageCost.length - 1, damage + by));
  return (damageCost[to] ?? 0) - (damageCost[damage] ?? 0);
}

/** What it is worth to be rid of a UFO. */
export function ufoWorth(board: Board, space: Space): number {
  if (space !== 'orbit') return hasFallen(board, space) ? 0.3 : panicWorth(board, space, 1) * worth.ufoStays;
  const [calmest] = ranked(board, 'least');
  const step = calmest === undefined ? 0 : panicWorth(board, calmest, 1);
  return step * worth.orbitStays + worth.ufoInOrbit;
}

/** What a missing credit costs: a step of panic where there is most of it. */
export function deficitWorth({ board }: Playing): number {
  const [worst] = ranked(board, 'most');
  return worst === undefined ? 0 : panicWorth(board, worst, 1);
}
