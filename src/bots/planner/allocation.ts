// Where the round's units go: always the one that brings most, as long as it brings more than its credit is worth.

import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import type { CueKind } from '../../content/cues.ts';
import { labs } from '../../content/cues.ts';
import { isSoldier, unitKinds } from '../../content/units.ts';
import {
  continentPlaces,
  countAt,
  labPlaces,
  type Place,
  readyAt,
  type Unit,
  unitsAt,
  upkeep,
} from '../../rules/index.ts';
import { isPast } from '../bot.ts';
import { taskWorth } from './estimate.ts';
import { expectedUfos } from './expectation.ts';
import { baseFights, missionFights } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { type Fight, squadWorth } from './squad.ts';
import { techWorth } from './techs.ts';
import { deficitWorth, panicWorth, ufoWorth } from './worth.ts';

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

/** A place that wants units: what it is worth with so many of them. */
interface Demand {
  readonly place: Place;
  readonly kind: 'interceptor' | 'satellite' | 'scientist';
  readonly most: number;
  readonly worthOf: (count: number) => number;
}

/** Between whole numbers of UFOs, what lies between. */
function between(count: number, of: (whole: number) => number): number {
  const low = Math.floor(count);
  const share = count - low;
  return (1 - share) * of(low) + (share === 0 ? 0 : share * of(low + 1));
}

function continentDemands(outlook: Outlook): Demand[] {
  if (isPast(outlook, 'deploy-interceptors')) return [];
  const { board, weights } = outlook;
  const expected = expectedUfos(outlook);
  return continents.flatMap((continent): Demand[] => {
    const ufos = expected(continent);
    if (ufos < 0.3) return [];
    const there = readyAt(board, continentPlaces[continent]);
    // Panic rises by all that are left: the more there are, the more each of them weighs.
    const each = Math.max(
      ufoWorth(outlook, continent),
      (panicWorth(outlook, continent, Math.ceil(ufos)) / Math.ceil(ufos)) * weights.ufoStays,
    );
    const worthOf = (count: number) =>
      between(ufos, (whole) =>
        taskWorth(there + count, whole, { success: each, done: 0, loss: (there + count) * weights.interceptor }),
      );
    return [
      {
        place: continentPlaces[continent],
        kind: 'interceptor',
        most: components.interceptorsPerContinent - countAt(board, continentPlaces[continent]),
        worthOf,
      },
    ];
  });
}

function orbitDemand(outlook: Outlook): Demand[] {
  if (isPast(outlook, 'deploy-satellites')) return [];
  const { board, weights } = outlook;
  const ufos = expectedUfos(outlook)('orbit');
  if (ufos < 0.3) return [];
  const there = readyAt(board, 'orbit');
  const each = ufoWorth(outlook, 'orbit');
  const worthOf = (count: number) =>
    between(ufos, (whole) =>
      taskWorth(there + count, whole, { success: each, done: 0, loss: (there + count) * weights.satellite }),
    );
  return [{ place: 'orbit', kind: 'satellite', most: components.satellitePlaces - countAt(board, 'orbit'), worthOf }];
}

function labDemands(outlook: Outlook): Demand[] {
  const { board, pack, cue, weights } = outlook;
  const hand = board.hand.flatMap((id) => pack.tech.get(id) ?? []);
  const best = hand.map((tech) => techWorth(outlook, tech)).toSorted((a, b) => b - a);
  return labs.flatMap((lab): Demand[] => {
    if (isPast(outlook, 'assign-research', lab)) return [];
    const { tech, successes } = board.labs[lab - 1] ?? { tech: null, successes: 0 };
    const card = tech === null ? undefined : pack.tech.get(tech);
    if (card === undefined && (cue?.lab === lab || best.length < lab)) return [];
    const needed = card ? card.cost - successes : 2;
    const value = card ? techWorth(outlook, card) : (best[lab - 1] ?? 0);
    const stakes = {
      success: (value * weights.techUnfinished) / (card?.cost ?? needed),
      done: value * (1 - weights.techUnfinished),
    };
    const worthOf = (count: number) => taskWorth(count, needed, { ...stakes, loss: count * weights.scientist });
    const most = components.scientistsPerLab - countAt(board, labPlaces[lab]);
    return [{ place: labPlaces[lab], kind: 'scientist', most, worthOf }];
  });
}

interface Front {
  readonly place: Place;
  readonly cue: CueKind;
  readonly fights: readonly Fight[];
  readonly most: number;
}

function fronts(outlook: Outlook): Front[] {
  const { board } = outlook;
  const room = components.soldiersPerMission;
  const all: Front[] = [
    {
      place: 'final-mission',
      cue: 'deploy-final-squad',
      fights: missionFights(outlook, 'final-mission'),
      most: room - countAt(board, 'final-mission'),
    },
    { place: 'base', cue: 'defend-base', fights: baseFights(outlook), most: 6 },
    {
      place: 'mission',
      cue: 'deploy-squad',
      fights: missionFights(outlook, 'mission'),
      most: room - countAt(board, 'mission'),
    },
  ];
  return all.filter(({ cue, fights }) => !isPast(outlook, cue) && fights.length > 0);
}

/** What the next credit costs: little while the budget lasts, then emergency money, then panic. */
function pricing(outlook: Outlook): (paid: number) => number {
  const { board, weights } = outlook;
  const toBuy = countAt(board, 'pool') > 0 ? weights.credit : weights.spareCredit;
  const emergency = isPast(outlook, 'emergency-funding') ? 0 : board.emergency;
  const missing = deficitWorth(outlook);
  return (paid) => {
    if (paid < board.budget) return toBuy;
    return paid < board.budget + emergency ? weights.emergencyCredit : Math.max(missing, weights.emergencyCredit);
  };
}

interface Offer {
  readonly gain: number;
  readonly take: () => void;
}

/** The round's plan from here on: who goes where, and how many credits that takes in all. */
export function allocate(outlook: Outlook): Allocation {
  const { board } = outlook;
  const free = unitsAt(board, 'reserve').filter(({ exhausted }) => !exhausted);
  const left = new Set(free);
  const chosen = new Map<Place, Unit[]>();
  const price = pricing(outlook);
  let paid = upkeep(outlook);

  const demands = [...continentDemands(outlook), ...orbitDemand(outlook), ...labDemands(outlook)].map((demand) => ({
    ...demand,
    count: 0,
    values: [demand.worthOf(0), demand.worthOf(1)],
  }));
  const squads = fronts(outlook).map((front) => {
    const there = unitsAt(board, front.place);
    const worthOf = weighing(front.fights, outlook.weights.soldier);
    return { ...front, squad: [...there], worthOf, value: worthOf(there), taken: 0 };
  });

  const unitOffers = (): Offer[] =>
    demands.flatMap((demand): Offer[] => {
      const unit = free.find((one) => one.kind === demand.kind && left.has(one));
      if (unit === undefined || demand.count >= demand.most) return [];
      const gain = (demand.values[demand.count + 1] ?? 0) - (demand.values[demand.count] ?? 0);
      const take = () => {
        left.delete(unit);
        chosen.set(demand.place, [...(chosen.get(demand.place) ?? []), unit]);
        demand.count += 1;
        demand.values.push(demand.worthOf(demand.count + 1));
      };
      return [{ gain, take }];
    });

  const offersOfSquads = (): Offer[] =>
    squads.flatMap((front): Offer[] => {
      if (front.taken >= front.most) return [];
      const one = bestSoldier([...left], front.squad, front.worthOf);
      if (one === null) return [];
      const { soldier, value } = one;
      // Two together may be worth more than twice one: a fight wants enough dice.
      const rest = [...left].filter((other) => other !== soldier);
      const two = front.taken + 1 < front.most ? bestSoldier(rest, [...front.squad, soldier], front.worthOf) : null;
      const gain = Math.max(value - front.value, two === null ? 0 : (two.value - front.value) / 2);
      const take = () => {
        left.delete(soldier);
        chosen.set(front.place, [...(chosen.get(front.place) ?? []), soldier]);
        front.squad.push(soldier);
        front.value = value;
        front.taken += 1;
        // Every front may have meant to send this one.
        squadOffers = offersOfSquads();
      };
      return [{ gain, take }];
    });
  let squadOffers = offersOfSquads();

  for (;;) {
    const offers = [...unitOffers(), ...squadOffers];
    const best = offers.reduce<Offer | null>((top, one) => (top === null || one.gain > top.gain ? one : top), null);
    if (best === null || best.gain <= price(paid)) break;
    best.take();
    paid += 1;
  }
  return { assignments: [...chosen].map(([place, units]) => ({ place, units })), credits: paid };
}

type SquadWorth = (squad: readonly Unit[]) => number;

/** Soldiers of a sort help alike: those of a class, with a star or without. */
const sortOf = ({ kind, elite }: Unit): number => 1 + 2 * unitKinds.indexOf(kind) + Number(elite);
const sorts = 1 + 2 * unitKinds.length;

/** What squads bring against these fights; while units are dealt, the same squads are weighed again and again. */
function weighing(fights: readonly Fight[], unit: number): SquadWorth {
  const known = new Map<number, number>();
  return (squad) => {
    const key = squad.reduce((before, soldier) => before * sorts + sortOf(soldier), 0);
    const value = known.get(key) ?? squadWorth(squad, fights, unit);
    known.set(key, value);
    return value;
  };
}

/** The soldier who helps the squad most. */
function bestSoldier(free: readonly Unit[], squad: readonly Unit[], worthOf: SquadWorth) {
  let best: { readonly soldier: Unit; readonly value: number } | null = null;
  const tried = new Set<number>();
  for (const soldier of free) {
    const sort = sortOf(soldier);
    if (!isSoldier(soldier.kind) || tried.has(sort)) continue;
    tried.add(sort);
    const value = worthOf([...squad, soldier]);
    if (best === null || value > best.value) best = { soldier, value };
  }
  return best;
}
