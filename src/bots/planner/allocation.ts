// Where the round's units go: always the one that brings most, as long as it brings more than its credit is worth.

import { components } from '../../content/components.ts';
import type { CueKind } from '../../content/cues.ts';
import { type Place, type Unit, unitsAt, upkeep } from '../../rules/index.ts';
import { isPast } from '../bot/bot.ts';
import { demandsOf } from './demands.ts';
import { expectedBaseFront, missionFront } from './fights.ts';
import { campaignOf, type Front } from './outlook/campaign.ts';
import type { Outlook } from './outlook/outlook.ts';
import { bestSoldier, type SquadWorth } from './outlook/squad.ts';
import { priceOf } from './price.ts';

/** Units chosen for a place. */
export interface Assignment {
  readonly place: Place;
  readonly units: readonly Unit[];
}

/** The round's plan from here on: who goes where, and how many credits that takes in all. */
export interface Allocation {
  readonly assignments: readonly Assignment[];
  readonly credits: number;
}

/** The next unit that could be sent somewhere, and what it adds there. */
interface Offer {
  readonly unit: Unit;
  /** The unit that would follow, if the gain counts on it. */
  readonly partner: Unit | null;
  readonly gain: number;
}

/** A place that is being filled. */
interface Filling {
  readonly place: Place;
  /** What the place would do with one of the free units; null if nothing. */
  readonly offer: (free: readonly Unit[]) => Offer | null;
  /** Sends the unit that was offered. */
  readonly send: (unit: Unit) => void;
}

/** Most soldiers worth looking at in the base. */
const mostDefenders = 6;

function unitFillings(outlook: Outlook): Filling[] {
  return demandsOf(outlook).map(({ place, kind, most, worthOf }): Filling => {
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
  });
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
      // Two together may be worth more than twice one: a fight wants enough dice.
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

function squadFillings(outlook: Outlook): Filling[] {
  const { board, weights } = outlook;
  const fill = (place: Place, cue: CueKind, most: number, front: Front | null): Filling[] => {
    if (isPast(outlook, cue) || front === null || front.fights.length === 0) return [];
    const campaign = campaignOf(front, weights);
    return [squadFilling(place, unitsAt(board, place), most, (squad) => campaign(squad)[1] ?? 0)];
  };
  const room = components.soldiersPerMission;
  return [
    ...fill('final-mission', 'deploy-final-squad', room, missionFront(outlook, 'final-mission')),
    ...fill('base', 'defend-base', mostDefenders, expectedBaseFront(outlook)),
    ...fill('mission', 'deploy-squad', room, missionFront(outlook, 'mission')),
  ];
}

/** The round's plan from here on: who goes where, and how many credits that takes in all. */
export function allocate(outlook: Outlook): Allocation {
  let free = unitsAt(outlook.board, 'reserve').filter(({ exhausted }) => !exhausted);
  const chosen = new Map<Place, Unit[]>();
  const price = priceOf(outlook);
  let credits = upkeep(outlook);
  const fillings = [...unitFillings(outlook), ...squadFillings(outlook)];
  const offers = fillings.map(({ offer }) => offer(free));
  for (;;) {
    let best = -1;
    for (const [i, offer] of offers.entries()) {
      if (offer !== null && offer.gain > (offers[best]?.gain ?? Number.NEGATIVE_INFINITY)) best = i;
    }
    const [filling, offer] = [fillings[best], offers[best]];
    if (!filling || !offer || offer.gain <= price(credits)) break;
    const { unit } = offer;
    free = free.filter((one) => one !== unit);
    chosen.set(filling.place, [...(chosen.get(filling.place) ?? []), unit]);
    credits += 1;
    filling.send(unit);
    // Others may have counted on the same unit.
    for (const [i, other] of fillings.entries()) {
      if (i === best || offers[i]?.unit === unit || offers[i]?.partner === unit) offers[i] = other.offer(free);
    }
  }
  return { assignments: [...chosen].map(([place, units]) => ({ place, units })), credits };
}
