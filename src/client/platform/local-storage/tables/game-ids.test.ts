import { expect, test } from 'vitest';
import { gameIdAt, tableGameOf } from './game-ids.ts';

const table = 'AbC-_0123456789012345x';

test('REC-2 the id of a game at a table tells the table and the number of the game there', () => {
  expect(gameIdAt(table, 1)).toBe(table);
  expect(gameIdAt(table, 12)).toBe(`${table}-12`);
  for (const game of [1, 2, 12]) expect(tableGameOf(gameIdAt(table, game))).toEqual({ table, game });
});

test.each(['k3m7', `${table}-`, `${table}-12345`, table.slice(1), `${table}x`])(
  'REC-2 %s is not the id of a game at a table',
  (id) => {
    expect(tableGameOf(id)).toBeNull();
  },
);
