// Where the careful bot sends units: a list of wishes by priority, grantWishes while credits last.

import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import type { CueKind } from '../../content/cues.ts';
import { type Lab, labs } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import { isOf, type UnitGroup } from '../../content/units.ts';
import {
  assignable,
  continentPlaces,
  countAt,
  labPlaces,
  type MissionPlace,
  missionAt,
  type Place,
  type Playing,
  type Unit,
  unitsAt,
  upkeep,
} from '../../rules/index.ts';
import { because, confirmingBot, isStale, type Move } from '../bot/bot.ts';
import type { ReasonName } from '../bot/reasons.ts';
import { baseIcons, missionIcons, squadFor } from './squads.ts';
import { researchMove } from './techs.ts';

/** Most credits taken from Emergency Funding in a round. */
const maxExtra = 3;
/** Most credits left for units from the pool (RES-2). */
const maxForPool = 3;
const squadSize = 3;
const scientistsPerTech = 2;

/** A number of units wanted at a place. */
interface Wish {
  readonly place: Place;
  /** Units wanted in all, including those already there. */
  readonly count: number;
  readonly reason: ReasonName;
  /** The lab, for scientists. */
  readonly lab?: Lab;
  /** Picks up to `count` of the free units, best first. */
  readonly pick: (free: readonly Unit[], count: number) => readonly Unit[];
}

/** Picks the first free units of a kind. */
const anyOf =
  (group: UnitGroup): Wish['pick'] =>
  (free, count) =>
    free.filter(({ kind }) => isOf(kind, group)).slice(0, count);

function missionWish(playing: Playing, place: MissionPlace, count: number, reason: ReasonName): Wish {
  const pick: Wish['pick'] = (free, most) => squadFor(free, missionIcons(playing, place), most);
  return { place, count: missionAt(playing.board, place) === null ? 0 : count, reason, pick };
}

function baseWish(playing: Playing): Wish {
  const icons = baseIcons(playing);
  const enemies = playing.board.enemies.filter((enemy) => enemy !== null).length;
  const pick: Wish['pick'] = (free, most) => squadFor(free, icons, most);
  return { place: 'base', count: enemies === 0 ? 0 : enemies + 1, reason: 'against-enemies', pick };
}

/** Wishes for an interceptor per UFO, most panicked continent first. */
const continentWishes = ({ board }: Playing): Wish[] =>
  continents
    .toSorted((a, b) => board.panic[b] - board.panic[a])
    .map((continent) => ({
      place: continentPlaces[continent],
      count: Math.min(components.interceptorsPerContinent, board.ufos[continent]),
      reason: 'against-ufos',
      pick: anyOf('interceptor'),
    }));

function orbitWish({ board }: Playing): Wish {
  const count = Math.min(components.satellitePlaces, board.ufos.orbit);
  return { place: 'orbit', count, reason: 'against-ufos', pick: anyOf('satellite') };
}

const labWishes = ({ board }: Playing): Wish[] =>
  labs.map((lab) => ({
    place: labPlaces[lab],
    count: board.labs[lab - 1]?.tech === null ? 0 : scientistsPerTech,
    reason: 'for-tech',
    lab,
    pick: anyOf('scientist'),
  }));

/** Returns the wishes for the units that a cue sends. */
type CueWishes = (playing: Playing) => readonly Wish[];

const none: CueWishes = () => [];

/** The wishes for each cue, by priority. */
const cueWishes: Readonly<Record<CueKind, CueWishes>> = {
  'deploy-final-squad': (playing) => [
    missionWish(playing, 'final-mission', components.soldiersPerMission, 'for-victory'),
  ],
  'defend-base': (playing) => [baseWish(playing)],
  'deploy-interceptors': continentWishes,
  'deploy-squad': (playing) => [missionWish(playing, 'mission', squadSize, 'for-mission')],
  'deploy-satellites': (playing) => [orbitWish(playing)],
  'assign-research': labWishes,
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
const byPriority = Object.entries(cueWishes) as readonly [CueKind, CueWishes][];

/** Returns the wishes for all cues still to come this round, by priority. */
const wishes = (playing: Playing): Wish[] =>
  byPriority.flatMap(([cue, wishesFor]) =>
    wishesFor(playing).filter(({ count, lab }) => count > 0 && !isStale(playing, cue, lab)),
  );

/** A grantWishes wish, with the units to send. */
interface Grant extends Wish {
  readonly units: readonly Unit[];
}

/** Grants wishes in order while credits last. `credits` is the total cost, including units from the pool. */
function grantWishes(playing: Playing): { readonly grants: readonly Grant[]; readonly credits: number } {
  const { board } = playing;
  const extra = isStale(playing, 'emergency-funding') ? 0 : Math.min(maxExtra, board.emergency);
  let free = unitsAt(board, 'reserve').filter(({ exhausted }) => !exhausted);
  const grants: Grant[] = [];
  let credits = upkeep(playing) + Math.min(maxForPool, countAt(board, 'pool'));
  for (const wish of wishes(playing)) {
    const most = Math.min(wish.count - countAt(board, wish.place), board.budget + extra - credits);
    const units = most > 0 ? wish.pick(free, most) : [];
    free = free.filter((unit) => !units.includes(unit));
    if (units.length > 0) grants.push({ ...wish, units });
    credits += units.length;
  }
  return { grants, credits };
}

function fundingMove(playing: Playing): Move | null {
  const { board } = playing;
  if (board.brought.funded > 0) return null;
  const credits = Math.min(board.emergency, grantWishes(playing).credits - board.budget);
  return credits > 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

function assignMove(playing: Playing, role: Role): Move | null {
  const places = assignable(playing)?.places ?? [];
  const grant = grantWishes(playing).grants.find(({ place }) => places.includes(place));
  if (grant === undefined) return null;
  const units = grant.units.map(({ id }) => id);
  return because(role, { type: 'assign', units, to: grant.place }, grant.reason);
}

/** Chooses a tech, takes credits or sends units for the open cue. Null if nothing is left, or it is another role's. */
export function allocationMove(playing: Playing, roles: readonly Role[]): Move | null {
  const role = confirmingBot(playing);
  if (!roles.includes(role)) return null;
  switch (playing.cue?.kind) {
    case 'assign-research':
      return researchMove(playing) ?? assignMove(playing, role);
    case 'emergency-funding':
      return fundingMove(playing);
    case 'deploy-squad':
    case 'deploy-satellites':
    case 'deploy-interceptors':
    case 'defend-base':
    case 'deploy-final-squad':
      return assignMove(playing, role);
    case 'new-technology':
    case 'budget':
    case 'ufos-detected':
    case 'ufos-descend':
    case 'enemy-in-base':
    case 'crisis':
    case 'choose-mission':
    case 'final-mission':
    case 'ending':
    case undefined:
      return null;
  }
}
