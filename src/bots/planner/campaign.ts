// What squads bring against fights that follow one another while threat rises (TSK-6).

import type { Icon } from '../../content/cards.ts';
import { unitKinds } from '../../content/units.ts';
import type { Against } from '../../odds/index.ts';
import type { Unit } from '../../rules/index.ts';
import { type ByThreat, nothing, rollingWorth } from './estimate.ts';
import { bestStand, type Stand } from './squad.ts';
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

/** Soldiers of one class are alike, elite ones aside. */
const sortOf = ({ kind, elite }: Unit): number => 2 * unitKinds.indexOf(kind) + Number(elite);
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
    const stand = bestStand(squad, fight.icons, fight.eliteDice);
    let values = nothing;
    if (stand.dice > 0) values = fought(squad, from, fight, stand);
    else if (!chained) values = worthFrom(squad, from + 1);
    known.set(key, values);
    return values;
  }

  return (squad, from = 0) => worthFrom(squad, from);
}

/** Campaigns worked out last. While units are sent one by one, the same fronts are looked at again and again. */
const recent = new Map<string, Campaign>();
const mostRecent = 12;

/** Squads against a front. */
export function campaignOf(front: Front, weights: Weights): Campaign {
  const key = `${weights.soldier} ${weights.elite} ${JSON.stringify(front)}`;
  const known = recent.get(key);
  if (known) return known;
  if (recent.size >= mostRecent) recent.clear();
  const campaign = newCampaign(front, weights);
  recent.set(key, campaign);
  return campaign;
}
