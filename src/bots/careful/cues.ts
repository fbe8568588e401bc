// Where a careful beginner sends units: wishes in order of importance, granted as long as credits last.

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
import { researched } from './techs.ts';

/** Credits taken from Emergency Funding in a round, at most. */
const mostExtra = 3;
/** Credits left for units from the pool (RES-2), at most. */
const mostForPool = 3;
const squad = 3;
const scientistsPerTech = 2;

/** So many units are to stand at a place, and who of the free ones is best for it. */
interface Wish {
  readonly place: Place;
  readonly count: number;
  readonly reason: ReasonName;
  readonly pick: (free: readonly Unit[], count: number) => readonly Unit[];
}

/** The first free units of a kind. */
const anyOf =
  (group: UnitGroup): Wish['pick'] =>
  (free, count) =>
    free.filter(({ kind }) => isOf(kind, group)).slice(0, count);

/** A full squad for victory, defenders for the base, a unit for each UFO, a squad, two scientists for each tech. */
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
  addSquad('mission', 'deploy-squad', squad, 'for-mission');
  const satellites = Math.min(components.satellitePlaces, board.ufos.orbit);
  add('deploy-satellites', { place: 'orbit', count: satellites, reason: 'against-ufos', pick: anyOf('satellite') });
  for (const lab of labs) {
    const count = board.labs[lab - 1]?.tech === null ? 0 : scientistsPerTech;
    add('assign-research', { place: labPlaces[lab], count, reason: 'for-tech', pick: anyOf('scientist') }, lab);
  }
  return all;
}

/** A wish that was granted, with the units that are sent. */
interface Grant extends Wish {
  readonly units: readonly Unit[];
}

/** Grants wishes in their order as long as credits last. Returns also what everything costs, units from the pool included. */
function granted(playing: Playing): { readonly grants: readonly Grant[]; readonly credits: number } {
  const { board } = playing;
  const extra = isPast(playing, 'emergency-funding') ? 0 : Math.min(mostExtra, board.emergency);
  let free = unitsAt(board, 'reserve').filter(({ exhausted }) => !exhausted);
  const grants: Grant[] = [];
  let credits = upkeep(playing) + Math.min(mostForPool, countAt(board, 'pool'));
  for (const wish of wishes(playing)) {
    const most = Math.min(wish.count - countAt(board, wish.place), board.budget + extra - credits);
    const units = most > 0 ? wish.pick(free, most) : [];
    free = free.filter((unit) => !units.includes(unit));
    if (units.length > 0) grants.push({ ...wish, units });
    credits += units.length;
  }
  return { grants, credits };
}

function funded(playing: Playing): Move | null {
  const { cue, board } = playing;
  if (cue?.kind !== 'emergency-funding' || board.brought.funded > 0) return null;
  const credits = Math.min(board.emergency, granted(playing).credits - board.budget);
  return credits > 0 ? because('commander', { type: 'fund', credits }, 'to-pay') : null;
}

function assigned(playing: Playing, role: Role): Move | null {
  const places = assignable(playing)?.places ?? [];
  const grant = granted(playing).grants.find(({ place }) => places.includes(place));
  if (grant === undefined) return null;
  const units = grant.units.map(({ id }) => id);
  return because(role, { type: 'assign', units, to: grant.place }, grant.reason);
}

/** What is done for the open cue: a tech, credits, units. Null if it is for another role, or done. */
export function allocated(playing: Playing, roles: readonly Role[]): Move | null {
  const role = confirmer(playing);
  if (!roles.includes(role)) return null;
  return researched(playing) ?? funded(playing) ?? assigned(playing, role);
}
