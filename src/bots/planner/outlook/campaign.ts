// Worth of squads in a sequence of fights, during which threat rises (TSK-6).

import type { Icon } from '../../../content/cards/cards.ts';
import { components } from '../../../content/components.ts';
import { soldierClasses } from '../../../content/units.ts';
import type { Against } from '../../../odds/index.ts';
import type { Unit } from '../../../rules/index.ts';
import { type ByThreat, rollingWorth, zeroByThreat } from './estimate.ts';
import { bestStand, sortOf } from './squad.ts';
import type { Weights } from './weights.ts';

/** An enemy or a mission part to fight. */
export interface Fight {
  readonly icons: readonly Icon[];
  /** Successes still needed. */
  readonly needed: number;
  /** Points for each success. */
  readonly success: number;
  /** Points for winning, on top. */
  readonly done: number;
  /** Rule of the opponent that makes rolls harder. */
  readonly against: Against;
  /** Whether elite soldiers bring their extra die. */
  readonly eliteDice: boolean;
  /** Whether a loss kills the whole squad. */
  readonly killsAll: boolean;
}

/** The fights of a place, in order. */
export interface Front {
  readonly fights: readonly Fight[];
  /** Whether each fight must be won before the next, as on missions. In the base, enemies can be skipped. */
  readonly chained: boolean;
  /** Dice that cards in play add to every roll (TSK-3). */
  readonly moreDice: number;
}

/** Points that losing a soldier costs. */
export const soldierWorth = ({ elite }: Unit, weights: Weights): number =>
  weights.soldier + (elite ? weights.elite : 0);

/** Returns the points of a squad from the fight at index `from` on, by the threat it starts at. */
export type Campaign = (squad: readonly Unit[], from?: number) => ByThreat;

/** A squad as one number with a digit for each sort of soldier, since soldiers of one sort are interchangeable. */
type Counts = number;

/** A soldier of each sort, in the order of the sorts, and the counts of a squad of one. */
const examples = soldierClasses
  .flatMap((kind) => [false, true].map((elite): Unit => ({ id: kind, kind, at: 'reserve', exhausted: false, elite })))
  .map((soldier, digit) => ({ soldier, one: (components.soldiers + 1) ** digit }));

const ones: Counts[] = [];
for (const { soldier, one } of examples) ones[sortOf(soldier)] = one;

const countsOf = (squad: readonly Unit[]): Counts =>
  squad.reduce((counts, soldier) => counts + (ones[sortOf(soldier)] ?? 0), 0);

/** How many soldiers of the sort with these counts of one are in a squad. */
const countOf = (counts: Counts, one: Counts): number => Math.floor(counts / one) % (components.soldiers + 1);

const worthOfAll = (counts: Counts, weights: Weights): number =>
  examples.reduce((sum, { soldier, one }) => sum + countOf(counts, one) * soldierWorth(soldier, weights), 0);

/** The soldiers of a squad that stand on icons, and their dice. */
interface Placed {
  readonly placed: Counts;
  readonly dice: number;
}

/** Placements that were asked for, by icons. They do not depend on the game. */
const placements = new WeakMap<Fight['icons'], Map<number, Placed>>();

/** Returns the placement with the most dice, as `bestStand` does for soldiers in the order of their sorts. */
function bestPlaced(counts: Counts, { icons, eliteDice }: Fight): Placed {
  const known = placements.get(icons) ?? new Map<number, Placed>();
  placements.set(icons, known);
  const key = 2 * counts + (eliteDice ? 1 : 0);
  const cached = known.get(key);
  if (cached) return cached;
  const squad = examples.flatMap(({ soldier, one }) => Array<Unit>(countOf(counts, one)).fill(soldier));
  const { places, dice } = bestStand(squad, icons, eliteDice);
  const found = { placed: countsOf(places.filter((soldier) => soldier !== null)), dice };
  known.set(key, found);
  return found;
}

/** Returns a campaign with its own cache. */
function newCampaign({ fights, chained, moreDice }: Front, weights: Weights): Campaign {
  const caches = fights.map(() => new Map<Counts, ByThreat>());

  function worthOfFight(squad: Counts, from: number, fight: Fight, { placed, dice }: Placed): ByThreat {
    const won = worthFrom(squad, from + 1);
    const dead = fight.killsAll ? squad : placed;
    const { needed, success, done, against } = fight;
    const stakes = { success, done, loss: worthOfAll(dead, weights) };
    const wonButLost = worthFrom(squad - dead, from + 1);
    const lost = worthFrom(squad - dead, from);
    const stopped = chained ? zeroByThreat : won;
    return rollingWorth({ dice: dice + moreDice, needed, stakes, against }, { stopped, won, wonButLost, lost });
  }

  function worthFrom(squad: Counts, from: number): ByThreat {
    const fight = fights[from];
    if (fight === undefined || squad === 0) return zeroByThreat;
    const cached = caches[from]?.get(squad);
    if (cached) return cached;
    const best = bestPlaced(squad, fight);
    let values = zeroByThreat;
    if (best.dice > 0) values = worthOfFight(squad, from, fight, best);
    else if (!chained) values = worthFrom(squad, from + 1);
    caches[from]?.set(squad, values);
    return values;
  }

  return (squad, from = 0) => worthFrom(countsOf(squad), from);
}

interface CachedCampaign {
  readonly front: Front;
  readonly weights: Weights;
  readonly campaign: Campaign;
}

/** The most recent campaigns. Allocation asks for the same fronts many times while it sends units one by one. */
let recent: readonly CachedCampaign[] = [];
const maxRecent = 40;

const isSameFight = (a: Fight, b: Fight): boolean =>
  a.icons === b.icons &&
  a.needed === b.needed &&
  a.success === b.success &&
  a.done === b.done &&
  a.eliteDice === b.eliteDice &&
  a.killsAll === b.killsAll &&
  a.against.atLeast === b.against.atLeast &&
  a.against.killsOn === b.against.killsOn &&
  a.against.heals === b.against.heals;

const isSameFront = (a: Front, b: Front): boolean =>
  a.chained === b.chained &&
  a.moreDice === b.moreDice &&
  a.fights.length === b.fights.length &&
  a.fights.every((fight, i) => isSameFight(fight, b.fights[i] as Fight));

/** Returns the campaign for a front. Recent ones are cached. */
export function campaignOf(front: Front, weights: Weights): Campaign {
  const cached = recent.find((one) => one.weights === weights && isSameFront(one.front, front));
  if (cached) return cached.campaign;
  const campaign = newCampaign(front, weights);
  recent = [{ front, weights, campaign }, ...recent.slice(0, maxRecent - 1)];
  return campaign;
}
