import { components } from '../../content/components.ts';
import { isOf, isSoldier } from '../../content/units.ts';
import type { Place, Unit } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { boardPlaces, isOpen, roomOf, startingUnits } from '../state/units.ts';
import type { Promised } from './promised.ts';

const canBeExhausted = (kind: string): boolean => kind === 'satellite' || kind === 'scientist';

/** Groups units by place. */
function byPlace(units: readonly Unit[]): ReadonlyMap<Place, readonly Unit[]> {
  const places = new Map<Place, Unit[]>();
  for (const unit of units) {
    const there = places.get(unit.at);
    if (there) there.push(unit);
    else places.set(unit.at, [unit]);
  }
  return places;
}

/** Whether the units in a place of the board are of its group and no more than it has room for. */
function fits(place: Place, there: readonly Unit[]): boolean {
  const room = roomOf(place);
  return room !== null && there.length <= room.most && there.every(({ kind }) => isOf(kind, room.group));
}

/** Returns the promises about the 36 units (TAB-6, TAB-7). */
export function unitPromises({ board, phase }: Playing): Promised[] {
  const { units, inPlay, brought } = board;
  const places = byPlace(units);
  const usedPlaces = boardPlaces.filter((place) => places.has(place));
  const notOnBoard: readonly Place[] = ['reserve', 'pool'];
  const others = [...places.keys()].filter((place) => !notOnBoard.includes(place) && !usedPlaces.includes(place));
  const pool = places.get('pool') ?? [];
  return [
    [
      'every unit is there, and in one place',
      units.length === startingUnits.length &&
        startingUnits.every(({ id, kind }, i) => units[i]?.id === id && units[i]?.kind === kind),
    ],
    ['only satellites and scientists tire', units.every(({ kind, exhausted }) => !exhausted || canBeExhausted(kind))],
    ['only soldiers are elite', units.every(({ kind, elite }) => !elite || isSoldier(kind))],
    ['at most four are elite', units.filter(({ elite }) => elite).length <= components.eliteMarkers],
    ['only soldiers and interceptors lie in the pool', pool.every(({ kind }) => !canBeExhausted(kind))],
    ['nobody in the pool is elite', pool.every(({ elite }) => !elite)],
    [
      'units stand where they belong, and no more than there is room for',
      usedPlaces.every((place) => fits(place, places.get(place) ?? [])),
    ],
    [
      'units on cards lie on cards in play',
      others.every((place) => inPlay.some(({ card }) => place === `card:${card}`)),
    ],
    [
      'nobody stands where there is nothing, but in a lab whose tech is finished',
      usedPlaces.every((place) => isOpen(board, place) || (phase === 'resolution' && place.startsWith('lab:'))),
    ],
    [
      'what a cue brought stands on the board',
      brought.units.every((id) => units.some((unit) => unit.id === id && boardPlaces.includes(unit.at))),
    ],
  ];
}
