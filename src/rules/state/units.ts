// Every unit is in exactly one place: its reserve, the recruitment pool, a place on the board, or on a card.

import { components } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { type Lab, labs } from '../../content/cues.ts';
import { isOf, isSoldier, skillsOf, stock, type UnitGroup, type UnitKind, unitKinds } from '../../content/units.ts';
import type { Board, Place, Unit } from './board.ts';

const kindOfEach = unitKinds.flatMap((kind) => Array.from({ length: stock[kind].all }, () => kind));

/** All units as setup leaves them. Ids count from 1 within a kind (SET-2, TAB-6). */
export const startingUnits: readonly Unit[] = kindOfEach.map((kind, i) => {
  const number = i - kindOfEach.indexOf(kind) + 1;
  return {
    id: `${kind}-${number}`,
    kind,
    at: number <= stock[kind].reserve ? 'reserve' : 'pool',
    exhausted: false,
    elite: false,
  };
});

const indexOf: ReadonlyMap<string, number> = new Map(startingUnits.map(({ id }, i) => [id, i]));

/** Returns the unit with this id, or undefined. */
export const unitOf = ({ units }: Board, id: string): Unit | undefined => {
  const index = indexOf.get(id);
  return index === undefined ? undefined : units[index];
};

/** Returns a copy of the units with a change applied to those named. Unknown ids are ignored. */
export function withChanged(units: readonly Unit[], ids: readonly string[], change: (unit: Unit) => Unit): Unit[] {
  const next = units.slice();
  for (const id of ids) {
    const index = indexOf.get(id);
    const unit = index === undefined ? undefined : next[index];
    if (index !== undefined && unit) next[index] = change(unit);
  }
  return next;
}

/** Place of each continent. Precomputed because it is looked up constantly. */
export const continentPlaces = {
  'north-america': 'continent:north-america',
  'south-america': 'continent:south-america',
  europe: 'continent:europe',
  africa: 'continent:africa',
  asia: 'continent:asia',
  australia: 'continent:australia',
} as const satisfies Readonly<Record<Continent, Place>>;

/** Place of each lab. */
export const labPlaces = { 1: 'lab:1', 2: 'lab:2', 3: 'lab:3' } as const satisfies Readonly<Record<Lab, Place>>;

/** Places on the board. Units there cost a credit each and return to reserve in step 13 (RES-1, RES-13). */
export const boardPlaces: readonly Place[] = [
  ...Object.values(labPlaces),
  'orbit',
  ...Object.values(continentPlaces),
  'base',
  'mission',
  'final-mission',
];

/** Whether a unit is on the board: not in reserve, in the pool or on a card. */
export const isOnBoard = ({ at }: Unit): boolean => at !== 'reserve' && at !== 'pool' && !at.startsWith('card:');

/** Returns the units in a place, in `startingUnits` order. */
export function unitsAt({ units }: Board, place: Place): Unit[] {
  const there: Unit[] = [];
  for (const unit of units) if (unit.at === place) there.push(unit);
  return there;
}

/** Counts the units of a group in a place. */
export function countAt({ units }: Board, place: Place, group: UnitGroup = 'any'): number {
  let count = 0;
  for (const { at, kind } of units) if (at === place && (group === 'any' || isOf(kind, group))) count += 1;
  return count;
}

/** Counts the ready units in a place (TSK-2). */
export function readyAt({ units }: Board, place: Place): number {
  let count = 0;
  for (const { at, exhausted } of units) if (at === place && !exhausted) count += 1;
  return count;
}

/** Capacity of a place: how many units, and of which group. */
interface Room {
  readonly group: UnitGroup;
  readonly most: number;
}

/** Capacity of each place on the board (TAB-2). */
const rooms: ReadonlyMap<Place, Room> = new Map<Place, Room>([
  ['orbit', { group: 'satellite', most: components.satellitePlaces }],
  ['base', { group: 'soldier', most: components.soldiers }],
  ['mission', { group: 'soldier', most: components.soldiersPerMission }],
  ['final-mission', { group: 'soldier', most: components.soldiersPerMission }],
  ...labs.map((lab) => [labPlaces[lab], { group: 'scientist', most: components.scientistsPerLab }] as const),
  ...continents.map(
    (continent) =>
      [continentPlaces[continent], { group: 'interceptor', most: components.interceptorsPerContinent }] as const,
  ),
]);

/** Returns the capacity of a place on the board; null for reserve, pool and cards. */
export const roomOf = (place: Place): Room | null => rooms.get(place) ?? null;

/** Places on the board that take units of a kind, whether or not they are open or full. */
export const placesFor: Readonly<Record<UnitKind, readonly Place[]>> = Object.fromEntries(
  unitKinds.map((kind) => [kind, boardPlaces.filter((place) => isOf(kind, rooms.get(place)?.group ?? 'any'))]),
) as Record<UnitKind, Place[]>;

const labOf: ReadonlyMap<Place, number> = new Map(labs.map((lab) => [labPlaces[lab], lab - 1]));

/** Whether a place is in use: a lab needs a tech, a mission place a mission. Other places always are. */
export function isOpen(board: Board, place: Place): boolean {
  if (place === 'mission') return board.mission !== null;
  if (place === 'final-mission') return board.finalMission !== null;
  const lab = labOf.get(place);
  return lab === undefined || board.labs[lab]?.tech !== null;
}

/** Whether a place is open and has room for one more unit. */
export const hasRoom = (board: Board, place: Place): boolean =>
  isOpen(board, place) && countAt(board, place) < (roomOf(place)?.most ?? 0);

/** Whether a kind of unit has a skill, or even specialises in it (TAB-10). */
export function skillOf(kind: UnitKind, skill: string): 'none' | 'has' | 'special' {
  if (!isSoldier(kind)) return 'none';
  const [special, other] = skillsOf[kind];
  if (skill === special) return 'special';
  return skill === other ? 'has' : 'none';
}

/** Number of elite soldiers (CRD-5). */
export function eliteCount({ units }: Board): number {
  let count = 0;
  for (const { elite } of units) if (elite) count += 1;
  return count;
}

/** Whether two units are interchangeable. */
export const isSameSort = (a: Unit, b: Unit): boolean =>
  a.kind === b.kind && a.at === b.at && a.exhausted === b.exhausted && a.elite === b.elite;

/** Searches from the end, since units of a sort are usually next to each other. */
function hasSort(found: readonly Unit[], unit: Unit): boolean {
  for (let i = found.length - 1; i >= 0; i -= 1) if (isSameSort(unit, found[i] as Unit)) return true;
  return false;
}

/** Returns one unit of each sort. Units of a sort share kind, place, readiness and rank. */
export function sorts(units: readonly Unit[]): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) if (!hasSort(found, unit)) found.push(unit);
  return found;
}
