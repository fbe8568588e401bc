// Worth of squads in a sequence of fights, during which threat rises (TSK-6).

import type { Icon } from '../../../content/cards/cards.ts';
import { unitKinds } from '../../../content/units.ts';
import type { Against } from '../../../odds/index.ts';
import type { Unit } from '../../../rules/index.ts';
import { type ByThreat, rollingWorth, zeroByThreat } from './estimate.ts';
import { bestStand, type Stand, sortOf } from './squad.ts';
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
  /** How its rule makes rolls harder. */
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

const worthOfAll = (squad: readonly Unit[], weights: Weights): number =>
  squad.reduce((sum, soldier) => sum + soldierWorth(soldier, weights), 0);

/** Returns the points of a squad from the fight at index `from` on, by the threat it starts at. */
export type Campaign = (squad: readonly Unit[], from?: number) => ByThreat;

/** Cache keys count up to 12 soldiers of each sort. */
const keyBase = 13;
/** Sorts 0 to 5 are units that are no soldiers. */
const factors = Array.from({ length: 2 * unitKinds.length }, (_, sort) => keyBase ** Math.max(0, sort - 6));

/** Cache key: equal for squads with the same sorts in any order. The lowest three bits hold `from`. */
const keyOf = (squad: readonly Unit[], from: number): number =>
  squad.reduce((key, soldier) => key + (factors[sortOf(soldier)] ?? 0) * 8, from);

/** Returns a campaign with its own cache. */
function newCampaign({ fights, chained, moreDice }: Front, weights: Weights): Campaign {
  const cache = new Map<number, ByThreat>();

  function worthOfFight(squad: readonly Unit[], from: number, fight: Fight, { places, dice }: Stand): ByThreat {
    const won = worthFrom(squad, from + 1);
    const rest = fight.killsAll ? [] : squad.filter((soldier) => !places.includes(soldier));
    const dead = fight.killsAll ? squad : places.filter((soldier) => soldier !== null);
    const { needed, success, done, against } = fight;
    const stakes = { success, done, loss: worthOfAll(dead, weights) };
    const wonButLost = worthFrom(rest, from + 1);
    const lost = worthFrom(rest, from);
    const stopped = chained ? zeroByThreat : won;
    return rollingWorth({ dice: dice + moreDice, needed, stakes, against }, { stopped, won, wonButLost, lost });
  }

  function worthFrom(squad: readonly Unit[], from: number): ByThreat {
    const fight = fights[from];
    if (fight === undefined || squad.length === 0) return zeroByThreat;
    const key = keyOf(squad, from);
    const cached = cache.get(key);
    if (cached) return cached;
    // Sorted, because `bestStand` takes the first of equals: cached values must not depend on the caller's order.
    const inOrder = squad.toSorted((a, b) => sortOf(a) - sortOf(b));
    const stand = bestStand(inOrder, fight.icons, fight.eliteDice);
    let values = zeroByThreat;
    if (stand.dice > 0) values = worthOfFight(inOrder, from, fight, stand);
    else if (!chained) values = worthFrom(inOrder, from + 1);
    cache.set(key, values);
    return values;
  }

  return (squad, from = 0) => worthFrom(squad, from);
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
