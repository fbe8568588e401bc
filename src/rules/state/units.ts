// Every unit is in exactly one place: its reserve, the recruitment pool, a place on the board, or on a card.

import { components } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { type Lab, labs } from '../../content/cues.ts';
import { isOf, isSoldier, skillsOf, stock, type UnitGroup, type UnitKind, unitKinds } from '../../content/units.ts';
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

/** Continents as places; made once, as they are looked up all the time. */
export const continentPlaces = {
  'north-america': 'continent:north-america',
  'south-america': 'continent:south-america',
  europe: 'continent:europe',
  africa: 'continent:africa',
  asia: 'continent:asia',
  australia: 'continent:australia',
} as const satisfies Readonly<Record<Continent, Place>>;

/** Labs as places. */
export const labPlaces = { 1: 'lab:1', 2: 'lab:2', 3: 'lab:3' } as const satisfies Readonly<Record<Lab, Place>>;

/** Places on the board: what stands there costs a credit and comes home in step 13 (RES-1, RES-13). */
export const boardPlaces: readonly Place[] = [
  ...Object.values(labPlaces),
  'orbit',
  ...Object.values(continentPlaces),
  'base',
  'mission',
  'final-mission',
];

/** Neither in reserve nor in the pool, and not on a card. */
export const isOnBoard = ({ at }: Unit): boolean => at !== 'reserve' && at !== 'pool' && !at.startsWith('card:');

/** The units in a place, in the order of all units. */
export function unitsAt({ units }: Board, place: Place): Unit[] {
  const there: Unit[] = [];
  for (const unit of units) if (unit.at === place) there.push(unit);
  return there;
}

/** How many units stand somewhere; of a group, if one is named. */
export function countAt({ units }: Board, place: Place, group: UnitGroup = 'any'): number {
  let count = 0;
  for (const { at, kind } of units) if (at === place && (group === 'any' || isOf(kind, group))) count += 1;
  return count;
}

/** Units that can work: ready ones (TSK-2). */
export function readyAt({ units }: Board, place: Place): number {
  let count = 0;
  for (const { at, exhausted } of units) if (at === place && !exhausted) count += 1;
  return count;
}

interface Room {
  readonly group: UnitGroup;
  readonly most: number;
}

/** How many units each place on the board has room for, and of which group (TAB-2). */
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

/** The room of a place; null where no unit may stand, and on cards. */
export const roomOf = (place: Place): Room | null => rooms.get(place) ?? null;

/** Places of the board that units of a kind can stand in. */
export const placesFor: Readonly<Record<UnitKind, readonly Place[]>> = Object.fromEntries(
  unitKinds.map((kind) => [kind, boardPlaces.filter((place) => isOf(kind, rooms.get(place)?.group ?? 'any'))]),
) as Record<UnitKind, Place[]>;

const labOf: ReadonlyMap<Place, number> = new Map(labs.map((lab) => [labPlaces[lab], lab - 1]));

/** Is there something to stand on: a tech in the lab, a mission on its place? */
export function isOpen(board: Board, place: Place): boolean {
  if (place === 'mission') return board.mission !== null;
  if (place === 'final-mission') return board.finalMission !== null;
  const lab = labOf.get(place);
  return lab === undefined || board.labs[lab]?.tech !== null;
}

/** Has the place room for one more of those who can stand there? */
export const hasRoom = (board: Board, place: Place): boolean =>
  isOpen(board, place) && countAt(board, place) < (roomOf(place)?.most ?? 0);

/** Has the class this skill, and is it the one it specialises in (TAB-10)? */
export function skillOf(kind: UnitKind, skill: string): 'none' | 'has' | 'special' {
  if (!isSoldier(kind)) return 'none';
  const [special, other] = skillsOf[kind];
  if (skill === special) return 'special';
  return skill === other ? 'has' : 'none';
}

export function eliteCount({ units }: Board): number {
  let count = 0;
  for (const { elite } of units) if (elite) count += 1;
  return count;
}

/** Does it make no difference which of the two it is? */
export const isSameSort = (a: Unit, b: Unit): boolean =>
  a.kind === b.kind && a.at === b.at && a.exhausted === b.exhausted && a.elite === b.elite;

/** Those of a sort mostly stand side by side: the last found is looked at first. */
function hasSort(found: readonly Unit[], unit: Unit): boolean {
  for (let i = found.length - 1; i >= 0; i -= 1) if (isSameSort(unit, found[i] as Unit)) return true;
  return false;
}

/** One unit of each sort that makes a difference: kind, place, ready or not, elite or not. */
export function sorts(units: readonly Unit[]): Unit[] {
  const found: Unit[] = [];
  for (const unit of units) if (!hasSort(found, unit)) found.push(unit);
  return found;
}
