// Greedy allocation of the round's units: always sends the one that gains most, while it gains more than its credit.

import { components } from '../../content/components.ts';
import type { BaseCueKind } from '../../content/cues.ts';
import { type MissionPlace, type Place, type Unit, unitsAt, upkeep } from '../../rules/index.ts';
import { isStale } from '../bot/bot.ts';
import { continentDemands, type Demand, labDemands, orbitDemands } from './demands.ts';
import { expectedBaseFront, missionFront } from './fights.ts';
import { campaignOf, type Front } from './outlook/campaign.ts';
import type { Outlook } from './outlook/outlook.ts';
import { bestSoldier, type SquadWorth } from './outlook/squad.ts';
import { priceOf } from './price.ts';

/** Units to send to one place. */
export interface Assignment {
  readonly place: Place;
  readonly units: readonly Unit[];
}

/** The plan for the rest of the round. */
export interface Allocation {
  readonly assignments: readonly Assignment[];
  /** Cost of all units of the round, including those already sent. */
  readonly credits: number;
}

/** The next unit to send to a place, and the points it would add there. */
interface Offer {
  readonly unit: Unit;
  /** The unit that `gain` assumes will follow, if any. */
  readonly partner: Unit | null;
  readonly gain: number;
}

/** A place being filled during the search. */
interface Filling {
  readonly place: Place;
  /** Returns the best of the free units for the place, or null if it wants none. */
  readonly offer: (free: readonly Unit[]) => Offer | null;
  /** Records that the offered unit is sent. */
  readonly send: (unit: Unit) => void;
}

/** Most soldiers to consider for the base. */
const maxDefenders = 6;

function unitFilling({ place, kind, most, worthOf }: Demand): Filling {
  let count = 0;
  let [now, next] = [worthOf(0), worthOf(1)];
  return {
    place,
    offer: (free) => {
      const unit = count < most ? free.find((one) => one.kind === kind) : undefined;
      return unit === undefined ? null : { unit, partner: null, gain: next - now };
    },
    send: () => {
      count += 1;
      [now, next] = [next, worthOf(count + 1)];
    },
  };
}

function squadFilling(place: Place, there: readonly Unit[], most: number, worthOf: SquadWorth): Filling {
  let squad = there;
  return {
    place,
    offer: (free) => {
      if (squad.length >= most) return null;
      const now = worthOf(squad);
      const one = bestSoldier(free, squad, worthOf);
      if (one === null) return null;
      // Two soldiers may gain more than twice as much as one, since a fight needs enough dice.
      const rest = free.filter((other) => other !== one.soldier);
      const two = squad.length + 1 < most ? bestSoldier(rest, [...squad, one.soldier], worthOf) : null;
      const gain = Math.max(one.value - now, two === null ? 0 : (two.value - now) / 2);
      return { unit: one.soldier, partner: two?.soldier ?? null, gain };
    },
    send: (soldier) => {
      squad = [...squad, soldier];
    },
  };
}

/** Returns the place as a filling with soldiers, unless there is nothing to fight. */
function squadFillings({ board, weights }: Outlook, place: Place, most: number, front: Front | null): Filling[] {
  if (front === null || front.fights.length === 0) return [];
  const campaign = campaignOf(front, weights);
  return [squadFilling(place, unitsAt(board, place), most, (squad) => campaign(squad)[1] ?? 0)];
}

function missionFillings(outlook: Outlook, place: MissionPlace): Filling[] {
  return squadFillings(outlook, place, components.soldiersPerMission, missionFront(outlook, place));
}

/** Returns the places that a cue will fill. */
type CueFillings = (outlook: Outlook) => Filling[];

const none: CueFillings = () => [];

/** The places that each cue fills. Of equal gains the first in this order is preferred. */
const cueFillings: Readonly<Record<BaseCueKind, CueFillings>> = {
  'deploy-interceptors': (outlook) => continentDemands(outlook).map(unitFilling),
  'deploy-satellites': (outlook) => orbitDemands(outlook).map(unitFilling),
  'assign-research': (outlook) => labDemands(outlook).map(unitFilling),
  'deploy-final-squad': (outlook) =>
    isStale(outlook, 'deploy-final-squad') ? [] : missionFillings(outlook, 'final-mission'),
  'defend-base': (outlook) =>
    isStale(outlook, 'defend-base') ? [] : squadFillings(outlook, 'base', maxDefenders, expectedBaseFront(outlook)),
  'deploy-squad': (outlook) => (isStale(outlook, 'deploy-squad') ? [] : missionFillings(outlook, 'mission')),
  'new-technology': none,
  budget: none,
  'ufos-detected': none,
  'ufos-descend': none,
  'enemy-in-base': none,
  crisis: none,
  'choose-mission': none,
  'emergency-funding': none,
  'final-mission': none,
  ending: none,
};

/** Returns the index of the offer with the highest gain, the first of equals; -1 if there is none. */
function bestOffer(offers: readonly (Offer | null)[]): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offers.length; i += 1) {
    const gain = offers[i]?.gain ?? Number.NEGATIVE_INFINITY;
    if (gain > most) [best, most] = [i, gain];
  }
  return best;
}

/** Plans which ready units of the reserve to send where in all cues still to come this round. */
export function allocate(outlook: Outlook): Allocation {
  let free = unitsAt(outlook.board, 'reserve').filter(({ exhausted }) => !exhausted);
  const chosen = new Map<Place, Unit[]>();
  const price = priceOf(outlook);
  let credits = upkeep(outlook);
  const fillings = Object.values(cueFillings).flatMap((fillingsOf) => fillingsOf(outlook));
  const offers = fillings.map(({ offer }) => offer(free));
  for (;;) {
    const best = bestOffer(offers);
    const [filling, offer] = [fillings[best], offers[best]];
    if (!filling || !offer || offer.gain <= price(credits)) break;
    const { unit } = offer;
    free = free.filter((one) => one !== unit);
    chosen.set(filling.place, [...(chosen.get(filling.place) ?? []), unit]);
    credits += 1;
    filling.send(unit);
    // Other places may have offered the same unit.
    fillings.forEach(({ offer: again }, i) => {
      if (i === best || offers[i]?.unit === unit || offers[i]?.partner === unit) offers[i] = again(free);
    });
  }
  return { assignments: [...chosen].map(([place, units]) => ({ place, units })), credits };
}
