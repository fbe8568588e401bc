// Worth of panic, damage and UFOs, in points.

import { type Continent, continents, type Space } from '../../../content/continents.ts';
import { damageTrack, panicTrack } from '../../../content/tracks.ts';
import { type Board, hasFallen } from '../../../rules/index.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** Panic space on which a continent falls. */
export const fallenSpace = panicTrack.length - 1;
const destroyedSpace = damageTrack.length - 1;

/** Total cost of panic on a space. Steps cost more the higher they are, and the longer the game will last. */
function panicCost(outlook: Outlook, space: number): number {
  const { panic, panicLasts, panicGrows, panicFalls } = outlook.weights;
  const step = panic + panicLasts * outlook.untilFinal;
  return space * (step + (panicGrows * (space - 1)) / 2) + (space === fallenSpace ? panicFalls : 0);
}

/** Total cost of damage on a space. The end of the track loses the game. */
function damageCost(weights: Weights, space: number): number {
  const reds = damageTrack.slice(0, space + 1).filter((kind) => kind === 'red').length;
  const end = space === destroyedSpace ? weights.victory : 0;
  return space * (weights.damage + (weights.damageGrows * (space - 1)) / 2) + reds * weights.damageRed + end;
}

/** Points that raising panic on a continent by `by` spaces costs. Negative if panic falls. */
export function panicWorth(outlook: Outlook, continent: Continent, by: number): number {
  const { panic } = outlook.board;
  const from = panic[continent];
  const to = Math.max(0, Math.min(fallenSpace, from + by));
  const last = continents.some((one) => one !== continent && panic[one] === fallenSpace);
  return (panicCost(outlook, to) - panicCost(outlook, from)) * (last ? outlook.weights.lastStand : 1);
}

/** Returns the least or most panicked of the continents that have not fallen, the first of equals. */
export function extremeContinent(board: Board, which: 'least' | 'most', among: readonly Continent[] = continents) {
  let found: Continent | undefined;
  for (const continent of among) {
    if (hasFallen(board, continent)) continue;
    const by = found === undefined ? 1 : board.panic[continent] - board.panic[found];
    if (found === undefined || (which === 'most' ? by > 0 : by < 0)) found = continent;
  }
  return found;
}

/** Points that raising damage to the base by `by` spaces costs. Negative if damage falls. */
export const damageWorth = ({ board: { damage }, weights }: Outlook, by: number): number =>
  damageCost(weights, Math.max(0, Math.min(destroyedSpace, damage + by))) - damageCost(weights, damage);

/** Points for destroying one UFO on a space. */
export function ufoWorth(outlook: Outlook, space: Space): number {
  const { board, weights } = outlook;
  if (space !== 'orbit') {
    return hasFallen(board, space) ? weights.ufoInOrbit : panicWorth(outlook, space, 1) * weights.ufoStays;
  }
  const calmest = extremeContinent(board, 'least');
  const step = calmest === undefined ? 0 : panicWorth(outlook, calmest, 1);
  return step * weights.orbitStays + weights.ufoInOrbit;
}

/** Points that a missing credit costs: a step of panic on the most panicked continent (RES-1). */
export function deficitWorth(outlook: Outlook): number {
  const worst = extremeContinent(outlook.board, 'most');
  return worst === undefined ? 0 : panicWorth(outlook, worst, 1);
}
