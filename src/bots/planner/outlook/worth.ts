// What things on the table are worth, in points.

import { type Continent, continents, type Space } from '../../../content/continents.ts';
import { damageTrack, panicTrack } from '../../../content/tracks.ts';
import { type Board, hasFallen } from '../../../rules/index.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

export const fallen = panicTrack.length - 1;
const destroyed = damageTrack.length - 1;

/** What panic on a space costs in all. Steps cost more the higher they are, and the longer the game will last. */
function panicCost(outlook: Outlook, space: number): number {
  const { panic, panicLasts, panicGrows, panicFalls } = outlook.weights;
  const step = panic + panicLasts * outlook.untilFinal;
  return space * (step + (panicGrows * (space - 1)) / 2) + (space === fallen ? panicFalls : 0);
}

/** What damage costs in all. At the end of the track it costs the game. */
function damageCost(weights: Weights, space: number): number {
  const reds = damageTrack.slice(0, space + 1).filter((kind) => kind === 'red').length;
  const end = space === destroyed ? weights.victory : 0;
  return space * (weights.damage + (weights.damageGrows * (space - 1)) / 2) + reds * weights.damageRed + end;
}

/** What it costs if panic there rises by so many spaces. Negative if it falls. */
export function panicWorth(outlook: Outlook, continent: Continent, by: number): number {
  const { panic } = outlook.board;
  const from = panic[continent];
  const to = Math.max(0, Math.min(fallen, from + by));
  const last = continents.some((one) => one !== continent && panic[one] === fallen);
  return (panicCost(outlook, to) - panicCost(outlook, from)) * (last ? outlook.weights.lastStand : 1);
}

/** The least or the most panicked of some continents that have not fallen; the first of equals. */
export function extreme(board: Board, which: 'least' | 'most', among: readonly Continent[] = continents) {
  let found: Continent | undefined;
  for (const continent of among) {
    if (hasFallen(board, continent)) continue;
    const by = found === undefined ? 1 : board.panic[continent] - board.panic[found];
    if (found === undefined || (which === 'most' ? by > 0 : by < 0)) found = continent;
  }
  return found;
}

/** What it costs if damage to the base rises by so many spaces. Negative if it falls. */
export const damageWorth = ({ board: { damage }, weights }: Outlook, by: number): number =>
  damageCost(weights, Math.max(0, Math.min(destroyed, damage + by))) - damageCost(weights, damage);

/** What it is worth to be rid of a UFO. */
export function ufoWorth(outlook: Outlook, space: Space): number {
  const { board, weights } = outlook;
  if (space !== 'orbit') {
    return hasFallen(board, space) ? weights.ufoInOrbit : panicWorth(outlook, space, 1) * weights.ufoStays;
  }
  const calmest = extreme(board, 'least');
  const step = calmest === undefined ? 0 : panicWorth(outlook, calmest, 1);
  return step * weights.orbitStays + weights.ufoInOrbit;
}

/** What a missing credit costs: a step of panic where there is most of it (RES-1). */
export function deficitWorth(outlook: Outlook): number {
  const worst = extreme(outlook.board, 'most');
  return worst === undefined ? 0 : panicWorth(outlook, worst, 1);
}
