// Every unit is in exactly one place: its reserve, the recruitment pool, a place on the board, or on a card.

import { components } from '../content/components.ts';
import { continents } from '../content/continents.ts';
import { labs } from '../content/cues.ts';
import { isOf, isSoldier, skillsOf, stock, type UnitGroup, type UnitKind, unitKinds } from '../content/units.ts';
import type { Board, Place, Unit } from './board.ts';

const kinds = unitKinds.flatMap((kind) => Array.from({ length: stock[kind].all }, () => kind));

/** All units as setup leaves them: ids count from 1 within a kind (SET-2, TAB-6). */
export const startingUnits: readonly Unit[] = kinds.map((kind, i) => {
  const number = i - kinds.indexOf(kind) + 1;
  return {
    id: `${kind}-${number}`,
    kind,
    at: number <= stock[kind].reserve ? 'reserve' : 'pool',
    exhausted: false,
    elite: false,
  };
});

const indexOf: ReadonlyMap<string, number> = new Map(startingUnits.map(({ id }, i) => [id, i]));

/** The unit of that id, if there is one. */
export const unitOf = ({ units }: Board, id: string): Unit | undefined => {
  const index = indexOf.get(id);
  return index === undefined ? undefined : units[index];
};

/** The units after a change to some of them. */
export function changed(units: readonly Unit[], ids: readonly string[], change: (unit: Unit) => Unit): Unit[] {
  const next = units.slice();
  for (const id of ids) {
    const index = indexOf.get(id);
    const unit = index === undefined ? undefined : next[index];
    if (index !== undefined && unit) next[index] = change(unit);
  }
  return next;
}

/** Places on the board: what stands there costs a credit and comes home in step 13 (RES-1, RES-13). */
export const boardPlaces: readonly Place[] = [
  ...labs.map((lab): Place => `lab:${lab}`),
  'orbit',
  ...continents.map((continent): Place => `continent:${continent}`),
  'base',
  'mission',
  'final-mission',
];

const onBoard: ReadonlySet<Place> = new Set(boardPlaces);
export const isOnBoard = ({ at }: Unit): boolean => onBoard.has(at);

export const unitsAt = ({ units }: Board, place: Place): Unit[] => units.filter(({ at }) => at === place);

/** How many units stand somewhere; of a group, if one is named. */
export function countAt({ units }: Board, place: Place, group: UnitGroup = 'any'): number {
  let count = 0;
  for (const unit of units) if (unit.at === place && isOf(unit.kind, group)) count += 1;
  return count;
}

/** Units that can work: ready ones (TSK-2). */
export function readyAt({ units }: Board, place: Place): number {
  let count = 0;
  for (const unit of units) if (unit.at === place && !unit.exhausted) count += 1;
  return count;
}

/** How many units a place has room for, and of which group; null where none may stand (TAB-2). */
export function roomOf(place: Place): { readonly group: UnitGroup; readonly most: number } | null {
  if (place === 'orbit') return { group: 'satellite', most: components.satellitePlaces };
  if (place === 'base') return { group: 'soldier', most: components.soldiers };
  if (place === 'mission' || place === 'final-mission') {
    return { group: 'soldier', most: components.soldiersPerMission };
  }
  if (place.startsWith('lab:')) return { group: 'scientist', most: components.scientistsPerLab };
  if (place.startsWith('continent:')) return { group: 'interceptor', most: components.interceptorsPerContinent };
  return null;
}

/** Is there something to stand on: a tech in the lab, a mission on its place? */
export function isOpen(board: Board, place: Place): boolean {
  if (place === 'mission') return board.mission !== null;
  if (place === 'final-mission') return board.finalMission !== null;
  if (place.startsWith('lab:')) return board.labs[Number(place.slice(4)) - 1]?.tech !== null;
  return true;
}

/** Could one more unit of the kind stand there? */
export function fits(board: Board, kind: UnitKind, place: Place): boolean {
  const room = roomOf(place);
  return room !== null && isOf(kind, room.group) && isOpen(board, place) && countAt(board, place) < room.most;
}

/** Has the class this skill, and is it the one it specialises in (TAB-10)? */
export function skillOf(kind: UnitKind, skill: string): 'none' | 'has' | 'special' {
  if (!isSoldier(kind)) return 'none';
  const [special, other] = skillsOf[kind];
  if (skill === special) return 'special';
  return skill === other ? 'has' : 'none';
}

export const eliteCount = ({ units }: Board): number => units.filter(({ elite }) => elite).length;

/** One unit of each sort that makes a difference: kind, place, ready or not, elite or not. */
export function sorts(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>();
  return units.filter(({ kind, at, exhausted, elite }) => {
    const sort = `${kind}/${at}/${exhausted}/${elite}`;
    return !seen.has(sort) && seen.add(sort);
  });
}
