import { describe, expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { continents } from '../../content/continents.ts';
import { assertDefined } from './assert-defined.ts';
import { extreme, fallenSpace, hasFallen, movedSpace, zoneAt } from './panic.ts';

const boardOf = (panic: Parameters<typeof table>[0]['panic']) =>
  assertDefined(table({ begin: 'ending', panic: { ...calm, ...panic } }).state.open.board, 'a board');
const calm = { 'north-america': 1, 'south-america': 1, europe: 1, africa: 1, asia: 1, australia: 1 };

describe('the panic track', () => {
  test('TAB-3 runs from 0 to a single orange space', () => {
    expect(fallenSpace).toBe(8);
    expect([movedSpace(7, 1), movedSpace(7, 5), movedSpace(8, 1)]).toEqual([8, 8, 8]);
    expect([movedSpace(1, -1), movedSpace(1, -5), movedSpace(3, 2)]).toEqual([0, 0, 5]);
  });

  test('TAB-3 a continent is yellow up to 4, red up to 7, and fallen on 8', () => {
    const board = boardOf({ europe: 4, africa: 5, asia: 7, australia: 8 });
    const four = ['europe', 'africa', 'asia', 'australia'] as const;
    expect(four.map((name) => zoneAt(board, name))).toEqual(['yellow', 'red', 'red', 'orange']);
    expect(four.map((name) => hasFallen(board, name))).toEqual([false, false, false, true]);
  });

  test('FIN-12 finds the most and least panicked of the given continents, including ties', () => {
    const board = boardOf({ europe: 4, africa: 4 });
    expect(extreme(board, continents, 'most')).toEqual(['europe', 'africa']);
    expect(extreme(board, continents, 'least')).toEqual(['north-america', 'south-america', 'asia', 'australia']);
    expect(extreme(board, ['asia', 'africa'], 'least')).toEqual(['asia']);
  });
});

describe('a fallen continent', () => {
  const fallen = { ...calm, asia: 8 };

  test('TAB-3 does not rise further, no matter how many UFOs it has', () => {
    const play = table({ begin: 'global-defense', panic: fallen, ufos: { asia: 4, africa: 2 } }).passSteps();
    const now = play.board.continents;
    expect([now.asia.panic, now.africa.panic]).toEqual([8, 3]);
    expect(play.log.filter((event) => event.type === 'panic-changed')).toMatchObject([{ continent: 'africa', by: 2 }]);
  });

  test('TAB-3 is not lowered by a tech', () => {
    const play = table({ begin: 'ending', panic: fallen, inPlay: ['world-broadcast'] });
    const commander = { as: 'commander' } as const;
    const asia = { type: 'use', card: 'world-broadcast', with: { continent: 'asia' } } as const;
    expect(play.refused(asia, commander)).toMatchObject({ code: 'no-such-option' });
    play.do({ type: 'use', card: 'world-broadcast', with: { continent: 'africa' } }, commander);
    expect(play.board.continents.africa.panic).toBe(0);
  });
});

describe('the other tracks', () => {
  const undefended = (damage: number, enemies: readonly string[]) =>
    table({ begin: 'base-defense', damage, enemies, panic: { ...calm, asia: 3 } });

  test('TAB-4 entering a red space triggers the plan’s critical damage, once per space', () => {
    // Critical damage of Domination raises panic on the most panicked continent.
    expect(undefended(0, ['muton-grunt', 'muton-grunt']).board.continents.asia.panic).toBe(3);
    expect(undefended(2, ['muton-grunt']).board.continents.asia.panic).toBe(4);
    expect(undefended(2, ['muton-grunt', 'muton-grunt', 'muton-grunt']).board.continents.asia.panic).toBe(5);
    expect(undefended(3, ['muton-grunt']).board.continents.asia.panic).toBe(3);
  });

  test('TAB-4 base damage stops at orange, which loses the game', () => {
    const play = undefended(7, ['muton-grunt', 'muton-grunt', 'muton-elite']);
    expect(play.board.base.damage).toBe(8);
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });

  test('TAB-5 threat starts at one and rises by one with each roll, up to five', () => {
    const units = [{ id: 'satellite-1', at: 'orbit' as const }];
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 9 }, units });
    const threats = [1, 2, 3, 4, 5, 6].map(() => {
      const threat = play.board.task?.threat;
      play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } });
      play.do('apply');
      return threat;
    });
    expect(threats).toEqual([1, 2, 3, 4, 5, 5]);
  });
});
