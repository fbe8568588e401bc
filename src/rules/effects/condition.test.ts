import { describe, expect, test } from 'vitest';
import { trial, use } from '../../../tests/tools/hands.ts';
import { type Condition, type Countable, countables } from '../../content/cards/effects.ts';
import type { Position } from '../index.ts';

/** Whether the condition holds on the described table, tested by a card that gives one credit if so and else two. */
function holds(when: Condition, position: Position): boolean {
  const gain = (count: number) => [{ do: 'gain-credits', count, to: 'emergency' } as const];
  const card = { effects: [{ when, effects: gain(1), otherwise: gain(2) }] };
  const play = trial(card, { begin: 'ending', ...position, emergency: 0 });
  use(play, 'trial');
  return play.board.credits.emergency === 1;
}

const at = (place: 'orbit' | 'base' | 'mission' | 'lab:2' | 'continent:asia', ...ids: readonly string[]) =>
  ids.map((id) => ({ id, at: place }));

/** For each countable, a table and the number to be counted there, along with pieces that must not count. */
const tables: Readonly<Record<Countable, readonly [count: number, position: Position]>> = {
  'ufos-in-orbit': [3, { ufos: { orbit: 3, asia: 2 } }],
  'ufos-on-continents': [4, { ufos: { orbit: 3, asia: 2, europe: 2 } }],
  'satellites-in-orbit': [2, { units: at('orbit', 'satellite-1', 'satellite-2') }],
  'interceptors-on-continents': [2, { units: at('continent:asia', 'interceptor-1', 'interceptor-2') }],
  'scientists-in-labs': [2, { labs: [null, { tech: 'clean-room' }], units: at('lab:2', 'scientist-1', 'scientist-2') }],
  'soldiers-in-base': [2, { units: at('base', 'heavy-1', 'sniper-1') }],
  'soldiers-on-missions': [
    3,
    {
      mission: 'desert-lab',
      finalMission: 'available',
      units: [...at('mission', 'heavy-1', 'heavy-2'), { id: 'sniper-1', at: 'final-mission' }],
    },
  ],
  'soldiers-in-reserve': [7, { units: at('base', 'heavy-1') }],
  'enemies-in-base': [2, { enemies: [null, 'muton-grunt', 'floater-raider'] }],
  'red-continents': [
    1,
    { panic: { asia: 5, africa: 8, 'north-america': 0, 'south-america': 0, europe: 4, australia: 0 } },
  ],
  damage: [4, { damage: 4 }],
  salvage: [2, { salvage: ['muton-grunt', 'muton-grunt'] }],
  // Including the trial card.
  'techs-in-play': [3, { inPlay: ['clean-room', 'ion-lance'] }],
  budget: [5, { budget: 5 }],
};

describe('a condition', () => {
  for (const count of countables) {
    const [there, position] = tables[count];
    test(`CRD-7 counts ${count}`, () => {
      expect(holds({ count, atLeast: there }, position)).toBe(true);
      expect(holds({ count, atLeast: there + 1 }, position)).toBe(false);
      expect(holds({ count, atMost: there }, position)).toBe(true);
      expect(holds({ count, atMost: there - 1 }, position)).toBe(false);
    });
  }

  test('CRD-7 can have a minimum and a maximum', () => {
    const between: Condition = { count: 'damage', atLeast: 2, atMost: 4 };
    expect([1, 2, 4, 5].map((damage) => holds(between, { damage }))).toEqual([false, true, true, false]);
  });
});
