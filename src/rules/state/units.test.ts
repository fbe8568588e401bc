import { describe, expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { startingReserve } from '../../content/components.ts';
import type { UnitKind } from '../../content/units.ts';
import { assertDefined } from './assert-defined.ts';
import type { Board, Place } from './board.ts';
import {
  boardPlaces,
  countAt,
  eliteCount,
  hasRoom,
  isOnBoard,
  isOpen,
  placesFor,
  readyAt,
  roomOf,
  skillOf,
  sorts,
  startingUnits,
  unitOf,
  unitsAt,
  withChanged,
} from './units.ts';

const boardOf = (position: Parameters<typeof table>[0]): Board =>
  assertDefined(table(position).state.open.board, 'a board');
const fresh = boardOf({});
const named = (kind: string) => startingUnits.filter((unit) => unit.kind === kind);

describe('all units', () => {
  test('TAB-6 TAB-7 are 36, with unique ids that count from one within each kind', () => {
    expect(startingUnits).toHaveLength(36);
    expect(new Set(startingUnits.map(({ id }) => id)).size).toBe(36);
    expect(named('sniper').map(({ id }) => id)).toEqual(['sniper-1', 'sniper-2', 'sniper-3']);
    expect(named('interceptor').map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `interceptor-${n}`));
  });

  test('SET-2 TAB-7 start in reserve or in the recruitment pool, ready and not elite', () => {
    const inReserve = named('interceptor').filter(({ at }) => at === 'reserve');
    expect(inReserve).toEqual(named('interceptor').slice(0, startingReserve.interceptors));
    expect(startingUnits.filter(({ at }) => at !== 'reserve' && at !== 'pool')).toEqual([]);
    expect(startingUnits.filter(({ exhausted, elite }) => exhausted || elite)).toEqual([]);
  });

  test('TAB-7 are found by id, and unknown ids find nothing', () => {
    for (const { id } of startingUnits) expect(unitOf(fresh, id)?.id).toBe(id);
    expect(unitOf(fresh, 'sniper-4')).toBe(undefined);
    expect(unitOf(fresh, 'constructor')).toBe(undefined);
  });

  test('TAB-7 change only if named, without modifying the original list', () => {
    const tired = withChanged(fresh.units, ['satellite-2', 'nobody'], (unit) => ({ ...unit, exhausted: true }));
    expect(tired.filter(({ exhausted }) => exhausted).map(({ id }) => id)).toEqual(['satellite-2']);
    expect(Object.keys(tired)).toHaveLength(36);
    expect(fresh.units.filter(({ exhausted }) => exhausted)).toEqual([]);
  });
});

describe('the places', () => {
  test('TAB-2 on the board are three labs, the orbit, six continents, the base and two missions', () => {
    expect([...boardPlaces].toSorted()).toEqual([
      'base',
      'continent:africa',
      'continent:asia',
      'continent:australia',
      'continent:europe',
      'continent:north-america',
      'continent:south-america',
      'final-mission',
      'lab:1',
      'lab:2',
      'lab:3',
      'mission',
      'orbit',
    ]);
  });

  test('TAB-2 hold three interceptors, satellites or scientists, or four soldiers; the base holds all soldiers', () => {
    expect(roomOf('continent:asia')).toEqual({ group: 'interceptor', most: 3 });
    expect(roomOf('orbit')).toEqual({ group: 'satellite', most: 3 });
    expect(roomOf('lab:3')).toEqual({ group: 'scientist', most: 3 });
    expect(roomOf('mission')).toEqual({ group: 'soldier', most: 4 });
    expect(roomOf('final-mission')).toEqual({ group: 'soldier', most: 4 });
    expect(roomOf('base')).toEqual({ group: 'soldier', most: 12 });
  });

  test('TAB-7 reserve, pool and cards are not on the board', () => {
    const elsewhere: readonly Place[] = ['reserve', 'pool', 'card:officer-training'];
    for (const place of elsewhere) expect(roomOf(place)).toBe(null);
    const board = boardOf({
      units: [
        { id: 'sniper-1', at: 'base' },
        { id: 'sniper-2', at: 'card:officer-training' },
      ],
    });
    expect(board.units.filter(isOnBoard).map(({ id }) => id)).toEqual(['sniper-1']);
  });

  test('ACT-RESEARCH ACT-SQUAD for research and missions are open once they hold a tech or a mission', () => {
    for (const place of ['lab:1', 'mission', 'final-mission'] as const) expect(isOpen(fresh, place)).toBe(false);
    for (const place of ['orbit', 'base', 'continent:asia'] as const) expect(isOpen(fresh, place)).toBe(true);
    const laid = boardOf({ labs: [null, { tech: 'clean-room' }], mission: 'opal-mine', finalMission: 'available' });
    for (const place of ['lab:2', 'mission', 'final-mission'] as const) expect(isOpen(laid, place)).toBe(true);
    expect(isOpen(laid, 'lab:1')).toBe(false);
  });

  test('TAB-2 take one more unit of their kind while there is room', () => {
    const where = (board: Board, kind: UnitKind) => placesFor[kind].filter((place) => hasRoom(board, place));
    const full = boardOf({ units: [1, 2, 3].map((n) => ({ id: `satellite-${n}`, at: 'orbit' as const })) });
    expect(where(fresh, 'satellite')).toEqual(['orbit']);
    expect(where(full, 'satellite')).toEqual([]);
    expect(where(fresh, 'heavy')).toEqual(['base']);
    expect(where(fresh, 'interceptor')).toHaveLength(6);
    expect(where(fresh, 'scientist')).toEqual([]);
    for (const nowhere of ['reserve', 'pool', 'card:officer-training'] as const) {
      expect(hasRoom(fresh, nowhere)).toBe(false);
    }
  });

  test('TAB-2 depend on the kind: labs for scientists, orbit for satellites, base and missions for soldiers', () => {
    expect(placesFor.scientist).toEqual(['lab:1', 'lab:2', 'lab:3']);
    expect(placesFor.satellite).toEqual(['orbit']);
    expect(placesFor.sniper).toEqual(['base', 'mission', 'final-mission']);
    expect(placesFor.interceptor.map((place) => place.split(':')[0])).toEqual(Array(6).fill('continent'));
  });
});

describe('counting units', () => {
  const board = boardOf({
    labs: [{ tech: 'clean-room' }],
    units: [
      { id: 'scientist-1', at: 'lab:1' },
      { id: 'scientist-2', at: 'lab:1', exhausted: true },
      { id: 'sniper-1', at: 'base', elite: true },
      { id: 'sniper-2', at: 'base' },
      { id: 'heavy-1', at: 'base' },
    ],
  });

  test('TAB-7 is by place and by group', () => {
    expect(unitsAt(board, 'base').map(({ id }) => id)).toEqual(['heavy-1', 'sniper-1', 'sniper-2']);
    expect(countAt(board, 'base')).toBe(3);
    expect(countAt(board, 'base', 'soldier')).toBe(3);
    expect(countAt(board, 'pool', 'interceptor')).toBe(2);
    expect(countAt(board, 'pool', 'soldier')).toBe(4);
  });

  test('TSK-2 can be limited to ready units', () => {
    expect(countAt(board, 'lab:1')).toBe(2);
    expect(readyAt(board, 'lab:1')).toBe(1);
  });

  test('CRD-5 works for elite soldiers', () => {
    expect(eliteCount(board)).toBe(1);
  });

  test('TAB-7 lists one unit for all that share kind, place, readiness and rank', () => {
    expect(sorts(unitsAt(board, 'base')).map(({ id }) => id)).toEqual(['heavy-1', 'sniper-1', 'sniper-2']);
    expect(sorts(unitsAt(board, 'lab:1')).map(({ id }) => id)).toEqual(['scientist-1', 'scientist-2']);
    expect(sorts(unitsAt(board, 'pool')).map(({ id }) => id)).toEqual([
      'interceptor-7',
      'assault-3',
      'heavy-3',
      'sniper-3',
      'support-3',
    ]);
  });
});

test('TAB-10 a soldier specialises in one skill and has one other, while other units have none', () => {
  expect(skillOf('assault', 'positioning')).toBe('special');
  expect(skillOf('assault', 'firepower')).toBe('has');
  expect(skillOf('assault', 'critical')).toBe('none');
  expect(skillOf('assault', 'teamwork')).toBe('none');
  expect(skillOf('satellite', 'positioning')).toBe('none');
});
