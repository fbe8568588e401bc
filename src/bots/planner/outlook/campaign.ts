// What squads bring against fights that follow one another while threat rises (TSK-6).

import type { Icon } from '../../../content/cards/cards.ts';
import { unitKinds } from '../../../content/units.ts';
import type { Against } from '../../../odds/index.ts';
import type { Unit } from '../../../rules/index.ts';
import { type ByThreat, nothing, rollingWorth } from './estimate.ts';
import { bestStand, type Stand, sortOf } from './squad.ts';
import type { Weights } from './weights.ts';

/** Something to fight: an enemy, or a part of a mission. */
export interface Fight {
  readonly icons: readonly Icon[];
  readonly needed: number;
  /** Points for each success, and for the last one on top. */
  readonly success: number;
  readonly done: number;
  /** What its rule makes harder. */
  readonly against: Against;
  /** Whether elite soldiers bring their extra die. */
  readonly eliteDice: boolean;
  /** Whether a loss kills the whole squad. */
  readonly killsAll: boolean;
}

/** The fights of a place, in order. */
export interface Front {
  readonly fights: readonly Fight[];
  /** Whether each fight must be won before the next, as on missions. Enemies in the base can be skipped. */
  readonly chained: boolean;
  /** Dice that cards in play add to every roll (TSK-3). */
  readonly moreDice: number;
}

/** What a soldier costs if he dies. */
export const soldierWorth = ({ elite }: Unit, weights: Weights): number =>
  weights.soldier + (elite ? weights.elite : 0);

const worthOfAll = (squad: readonly Unit[], weights: Weights): number =>
  squad.reduce((sum, soldier) => sum + soldierWorth(soldier, weights), 0);

/** What a squad is worth from one of the fights on, by the threat it begins at. */
export type Campaign = (squad: readonly Unit[], from?: number) => ByThreat;

const most = 13;
const factors = Array.from({ length: 2 * unitKinds.length }, (_, sort) => most ** Math.max(0, sort - 6));

/** Same for squads of the same sorts, whatever their order. */
const keyOf = (squad: readonly Unit[], from: number): number =>
  squad.reduce((key, soldier) => key + (factors[sortOf(soldier)] ?? 0) * 8, from);

/** Works out squads against a front. Remembers what it has worked out. */
function newCampaign({ fights, chained, moreDice }: Front, weights: Weights): Campaign {
  const known = new Map<number, ByThreat>();

  function fought(squad: readonly Unit[], from: number, fight: Fight, { places, dice }: Stand): ByThreat {
    const won = worthFrom(squad, from + 1);
    const rest = fight.killsAll ? [] : squad.filter((soldier) => !places.includes(soldier));
    const dead = fight.killsAll ? squad : places.filter((soldier) => soldier !== null);
    const { needed, success, done, against } = fight;
    const stakes = { success, done, loss: worthOfAll(dead, weights) };
    const wonButLost = worthFrom(rest, from + 1);
    const lost = worthFrom(rest, from);
    const stopped = chained ? nothing : won;
    return rollingWorth({ dice: dice + moreDice, needed, stakes, against }, { stopped, won, wonButLost, lost });
  }

  function worthFrom(squad: readonly Unit[], from: number): ByThreat {
    const fight = fights[from];
    if (fight === undefined || squad.length === 0) return nothing;
    const key = keyOf(squad, from);
    const before = known.get(key);
    if (before) return before;
    // In one order always: among stands with equal dice the first is taken, and what is known must not depend on who asked.
    const inOrder = squad.toSorted((a, b) => sortOf(a) - sortOf(b));
    const stand = bestStand(inOrder, fight.icons, fight.eliteDice);
    let values = nothing;
    if (stand.dice > 0) values = fought(inOrder, from, fight, stand);
    else if (!chained) values = worthFrom(inOrder, from + 1);
    known.set(key, values);
    return values;
  }

  return (squad, from = 0) => worthFrom(squad, from);
}

/** A campaign that was worked out, and what for. */
interface Known {
  readonly front: Front;
  readonly weights: Weights;
  readonly campaign: Campaign;
}

/** Campaigns worked out last. While units are sent one by one, the same fronts are looked at again and again. */
let recent: readonly Known[] = [];
const mostRecent = 40;

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

/** Squads against a front. */
export function campaignOf(front: Front, weights: Weights): Campaign {
  const known = recent.find((one) => one.weights === weights && isSameFront(one.front, front));
  if (known) return known.campaign;
  const campaign = newCampaign(front, weights);
  recent = [{ front, weights, campaign }, ...recent.slice(0, mostRecent - 1)];
  return campaign;
}
