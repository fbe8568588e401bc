// Each plan has its own targets: where it sends new UFOs, and where those in orbit come down.

import { type Continent, continents, type Space, spaces } from '../content/continents.ts';
import type { Dice, Draws } from '../rules/state/dice.ts';
import type { Report } from '../rules/state/schedule.ts';
import { hasFallen, orbitAt, zoneAt } from './board.ts';
import type { Orders } from './orders.ts';

export type Places = Partial<Record<Space, number>>;

/** The continents a plan has had its eye on since the game began; the base is not among them. */
function focused({ base, mix }: Orders, dice: Dice): readonly Continent[] {
  if (mix.targets.focused === 0) return [];
  const others = continents.filter((continent) => continent !== base);
  return dice.draws('director/focus').shuffled(others).slice(0, mix.targets.focused);
}

/** Weights are compared in this many parts, so that spreading stays in whole numbers. */
const parts = 10_000;

/** Continents for UFOs, one after another, by the plan's weights; each one sent makes the next there less likely. */
function aiming(weights: readonly number[], spread: number, from: Draws): () => Continent {
  const taken = continents.map(() => 0);
  const share = (i: number): number => Math.floor(((weights[i] ?? 0) * parts) / (100 + spread * (taken[i] ?? 0)));
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

function weights(orders: Orders, reports: readonly Report[], dice: Dice): number[] {
  const { targets } = orders.mix;
  const eye = focused(orders, dice);
  return continents.map((continent) => {
    const own = zoneAt(reports, continent) === 'yellow' ? targets.yellow : targets.red;
    return own + (continent === orders.base ? targets.base : 0) + (eye.includes(continent) ? targets.focus : 0);
  });
}

/** Places for `count` new UFOs, one after another. What was meant for a fallen continent goes to orbit (DIR-6, DIR-12). */
export function places(orders: Orders, reports: readonly Report[], count: number, dice: Dice): Space[] {
  const { orbit, spread } = orders.mix.targets;
  const from = dice.draws(`director/${reports.length + 1}/targets`);
  const aim = aiming(weights(orders, reports, dice), spread, from);
  const where: Space[] = [];
  while (where.length < count) {
    const continent = from.next(1000) < orbit ? 'orbit' : aim();
    where.push(continent !== 'orbit' && hasFallen(reports, continent) ? 'orbit' : continent);
  }
  return where;
}

/** Where the UFOs in orbit come down: to continents that stand, by the plan's weights; nowhere if none stands (DIR-4). */
export function landings(orders: Orders, reports: readonly Report[], dice: Dice): Space[] {
  const count = orbitAt(reports);
  if (count === 0 || continents.every((continent) => hasFallen(reports, continent))) return [];
  const from = dice.draws(`director/${reports.length + 1}/landings`);
  const by = weights(orders, reports, dice).map((weight, i) =>
    hasFallen(reports, continents[i] as Continent) ? 0 : weight,
  );
  const aim = aiming(by, orders.mix.targets.spread, from);
  const where: Space[] = [];
  while (where.length < count) where.push(aim());
  return where;
}

/** How many UFOs go where, in the order of the board. */
export function tally(where: readonly Space[]): Places {
  const result: Places = {};
  for (const space of spaces) {
    let count = 0;
    for (const place of where) if (place === space) count += 1;
    if (count > 0) result[space] = count;
  }
  return result;
}
