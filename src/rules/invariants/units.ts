import { components } from '../../content/components.ts';
import { isOf, isSoldier } from '../../content/units.ts';
import type { Place, Unit } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { boardPlaces, isOpen, roomOf, startingUnits } from '../state/units.ts';
import type { Invariant } from './invariant.ts';

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

/** Returns the invariants about the 36 units (TAB-6, TAB-7). */
export function unitInvariants({ board, phase, setup }: Playing): Invariant[] {
  const { units, inPlay, brought } = board;
  const places = byPlace(units);
  const usedPlaces = boardPlaces.filter((place) => places.has(place));
  const notOnBoard: readonly Place[] = ['reserve', 'pool'];
  const others = [...places.keys()].filter((place) => !notOnBoard.includes(place) && !usedPlaces.includes(place));
  const pool = places.get('pool') ?? [];
  return [
    [
      'all 36 units exist, each once and in the fixed order',
      units.length === startingUnits.length &&
        startingUnits.every(({ id, kind }, i) => units[i]?.id === id && units[i]?.kind === kind),
    ],
    [
      'only satellites and scientists can be exhausted',
      units.every(({ kind, exhausted }) => !exhausted || canBeExhausted(kind)),
    ],
    ['only soldiers can be elite', units.every(({ kind, elite }) => !elite || isSoldier(kind))],
    ['at most four soldiers are elite', units.filter(({ elite }) => elite).length <= components.eliteMarkers],
    [
      'the recruitment pool holds satellites and scientists only where losses are hard',
      setup.houseRules?.hardLosses === true || pool.every(({ kind }) => !canBeExhausted(kind)),
    ],
    ['no unit in the recruitment pool is exhausted', pool.every(({ exhausted }) => !exhausted)],
    ['no unit in the recruitment pool is elite', pool.every(({ elite }) => !elite)],
    [
      'each place on the board holds only units of its kind, within its capacity',
      usedPlaces.every((place) => fits(place, places.get(place) ?? [])),
    ],
    [
      'every unit is in reserve, in the pool, on the board or on a card in play',
      others.every((place) => inPlay.some(({ card }) => place === `card:${card}`)),
    ],
    [
      'no unit is on a missing mission or, outside the resolution phase, in a lab without a tech',
      usedPlaces.every((place) => isOpen(board, place) || (phase === 'resolution' && place.startsWith('lab:'))),
    ],
    [
      'every unit assigned in the open cue is on the board',
      brought.units.every((id) => units.some((unit) => unit.id === id && boardPlaces.includes(unit.at))),
    ],
  ];
}
