// What things on the table are worth, in points.

import { type Continent, continents, type Space } from '../../content/continents.ts';
import { damageTrack, panicTrack } from '../../content/tracks.ts';
import { type Board, hasFallen, standing } from '../../rules/index.ts';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

const fallen = panicTrack.length - 1;
const destroyed = damageTrack.length - 1;

/** What panic on a space has cost in all. */
const panicCost = (weights: Weights, space: number): number =>
  space * (weights.panic + (weights.panicGrows * (space - 1)) / 2) + (space === fallen ? weights.panicFalls : 0);

/** What damage has cost in all; at the end of the track it has cost the game. */
function damageCost(weights: Weights, space: number): number {
  const reds = damageTrack.slice(0, space + 1).filter((kind) => kind === 'red').length;
  const end = space === destroyed ? weights.victory : 0;
  return space * (weights.damage + (weights.damageGrows * (space - 1)) / 2) + reds * weights.damageRed + end;
}

/** What it costs if panic there rises so many spaces (or is worth, if it falls). */
export function panicWorth({ board: { panic }, weights }: Outlook, continent: Continent, by: number): number {
  const from = panic[continent];
  const to = Math.max(0, Math.min(fallen, from + by));
  const last = continents.some((one) => one !== continent && panic[one] === fallen);
  return (panicCost(weights, to) - panicCost(weights, from)) * (last ? weights.lastStand : 1);
}

/** The continents of these by their panic. */
export function ranked(board: Board, which: 'least' | 'most', among: readonly Continent[] = standing(board)) {
  const sign = which === 'least' ? 1 : -1;
  return among.toSorted((a, b) => sign * (board.panic[a] - board.panic[b]));
}

/** What damage to the base costs. */
export const damageWorth = ({ board: { damage }, weights }: Outlook, by: number): number =>
  damageCost(weights, Math.max(0, Math.min(destroyed, damage + by))) - damageCost(weights, damage);

/** What it is worth to be rid of a UFO. */
export function ufoWorth(outlook: Outlook, space: Space): number {
  const { board, weights } = outlook;
  if (space !== 'orbit')
    return hasFallen(board, space) ? weights.ufoInOrbit : panicWorth(outlook, space, 1) * weights.ufoStays;
  const [calmest] = ranked(board, 'least');
  const step = calmest === undefined ? 0 : panicWorth(outlook, calmest, 1);
  return step * weights.orbitStays + weights.ufoInOrbit;
}

/** What a missing credit costs: a step of panic where there is most of it. */
export function deficitWorth(outlook: Outlook): number {
  const [worst] = ranked(outlook.board, 'most');
  return worst === undefined ? 0 : panicWorth(outlook, worst, 1);
}
