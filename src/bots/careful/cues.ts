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
import { because, confirmer, isPast, type Move } from '../bot/bot.ts';
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
  /** Picks up to `count` of the free units, best first. */
  readonly pick: (free: readonly Unit[], count: number) => readonly Unit[];
}

/** Picks the first free units of a kind. */
const anyOf =
  (group: UnitGroup): Wish['pick'] =>
  (free, count) =>
    free.filter(({ kind }) => isOf(kind, group)).slice(0, count);

/** Wishes by priority: final squad, base defenders, an interceptor per UFO, mission squad, satellites, scientists. */
function wishes(playing: Playing): Wish[] {
  const { board } = playing;
  const all: Wish[] = [];
  const add = (cue: CueKind, wish: Wish, lab?: Lab) => {
    if (wish.count > 0 && !isPast(playing, cue, lab)) all.push(wish);
  };
  const addSquad = (place: MissionPlace, cue: CueKind, count: number, reason: ReasonName) => {
    const pick: Wish['pick'] = (free, most) => squadFor(free, missionIcons(playing, place), most);
    add(cue, { place, count: missionAt(board, place) === null ? 0 : count, reason, pick });
  };
  addSquad('final-mission', 'deploy-final-squad', components.soldiersPerMission, 'for-victory');
  const icons = baseIcons(playing);
  const enemies = board.enemies.filter((enemy) => enemy !== null).length;
  const pick: Wish['pick'] = (free, most) => squadFor(free, icons, most);
  add('defend-base', { place: 'base', count: enemies === 0 ? 0 : enemies + 1, reason: 'against-enemies', pick });
  for (const continent of continents.toSorted((a, b) => board.panic[b] - board.panic[a])) {
    const count = Math.min(components.interceptorsPerContinent, board.ufos[continent]);
    const place = continentPlaces[continent];
    add('deploy-interceptors', { place, count, reason: 'against-ufos', pick: anyOf('interceptor') });
  }
  addSquad('mission', 'deploy-squad', squadSize, 'for-mission');
  const satellites = Math.min(components.satellitePlaces, board.ufos.orbit);
  add('deploy-satellites', { place: 'orbit', count: satellites, reason: 'against-ufos', pick: anyOf('satellite') });
  for (const lab of labs) {
    const count = board.labs[lab - 1]?.tech === null ? 0 : scientistsPerTech;
    add('assign-research', { place: labPlaces[lab], count, reason: 'for-tech', pick: anyOf('scientist') }, lab);
  }
  return all;
}

/** A grantWishes wish, with the units to send. */
interface Grant extends Wish {
  readonly units: readonly Unit[];
}

/** Grants wishes in order while credits last. `credits` is the total cost, including units from the pool. */
function grantWishes(playing: Playing): { readonly grants: readonly Grant[]; readonly credits: number } {
  const { board } = playing;
  const extra = isPast(playing, 'emergency-funding') ? 0 : Math.min(maxExtra, board.emergency);
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
  const { cue, board } = playing;
  if (cue?.kind !== 'emergency-funding' || board.brought.funded > 0) return null;
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
  const role = confirmer(playing);
  if (!roles.includes(role)) return null;
  return researchMove(playing) ?? fundingMove(playing) ?? assignMove(playing, role);
}
