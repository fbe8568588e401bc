// The targets of each plan: where new UFOs appear, and where those in orbit descend.

import { type Continent, continents, type Space, spaces } from '../content/continents.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Report } from '../rules/state/schedule.ts';
import { hasFallen, orbitAt, zoneAt } from './board.ts';
import type { Orders } from './orders.ts';

/** Number of UFOs by space. Spaces without UFOs are left out. */
export type UfoCounts = Partial<Record<Space, number>>;

/** Returns the continents that the plan concentrates on for the whole game, never the base continent. */
function focusContinents({ base, mix }: Orders, dice: Dice): readonly Continent[] {
  if (mix.targets.focused === 0) return [];
  const others = continents.filter((continent) => continent !== base);
  return dice.draws('director/focus').shuffled(others).slice(0, mix.targets.focused);
}

/** Scale of the weights, so that spreading can be computed in integers. */
const scale = 10_000;

/** Returns a function that draws continents by weight. `spread` makes a continent less likely after each draw. */
function drawContinents(weights: readonly number[], spread: number, from: Draws): () => Continent {
  const taken = continents.map(() => 0);
  const share = (i: number): number => Math.floor(((weights[i] ?? 0) * scale) / (100 + spread * (taken[i] ?? 0)));
  const shares = continents.map((_, i) => share(i));
  return () => {
    const all = shares.reduce((sum, one) => sum + one, 0);
    let left = from.next(all);
    let index = 0;
    while (index < shares.length - 1 && left >= (shares[index] ?? 0)) {
      left -= shares[index] ?? 0;
      index += 1;
    }
    taken[index] = (taken[index] ?? 0) + 1;
    shares[index] = share(index);
    return continents[index] as Continent;
  };
}

/** Returns the plan's weight for each continent, in the order of `continents`. */
function weightsOf(orders: Orders, reports: readonly Report[], dice: Dice): number[] {
  const { targets } = orders.mix;
  const focus = focusContinents(orders, dice);
  return continents.map((continent) => {
    const own = zoneAt(reports, continent) === 'yellow' ? targets.yellow : targets.red;
    return own + (continent === orders.base ? targets.base : 0) + (focus.includes(continent) ? targets.focus : 0);
  });
}

/** Draws spaces for `count` new UFOs (DIR-6). UFOs meant for a fallen continent go to orbit (DIR-12). */
export function ufoTargets(orders: Orders, reports: readonly Report[], count: number, dice: Dice): Space[] {
  const { orbit, spread } = orders.mix.targets;
  const from = dice.draws(`director/${reports.length + 1}/targets`);
  const aim = drawContinents(weightsOf(orders, reports, dice), spread, from);
  const where: Space[] = [];
  while (where.length < count) {
    const continent = from.next(1000) < orbit ? 'orbit' : aim();
    where.push(continent !== 'orbit' && hasFallen(reports, continent) ? 'orbit' : continent);
  }
  return where;
}

/** Draws the continents where UFOs in orbit descend (DIR-4). Empty if all continents have fallen. */
export function landings(orders: Orders, reports: readonly Report[], dice: Dice): Space[] {
  const count = orbitAt(reports);
  if (count === 0 || continents.every((continent) => hasFallen(reports, continent))) return [];
  const from = dice.draws(`director/${reports.length + 1}/landings`);
  const weights = weightsOf(orders, reports, dice).map((weight, i) =>
    hasFallen(reports, continents[i] as Continent) ? 0 : weight,
  );
  const aim = drawContinents(weights, orders.mix.targets.spread, from);
  const where: Space[] = [];
  while (where.length < count) where.push(aim());
  return where;
}

/** Counts the UFOs by space, in the order of the board. */
export function tally(where: readonly Space[]): UfoCounts {
  const result: UfoCounts = {};
  for (const space of spaces) {
    let count = 0;
    for (const place of where) if (place === space) count += 1;
    if (count > 0) result[space] = count;
  }
  return result;
}
