import { expect, test } from 'vitest';
import { given } from '../../../../tests/tools/given.ts';
import type { Database } from './database.ts';
import { indexedDbRepository } from './game-repository.ts';

const { game } = given().endRound();

/** An in-memory database whose rows the test can damage. */
function database() {
  const rows = new Map<string, { label: { id: string }; save?: unknown }>();
  const db: Database = {
    all: async () => [...rows.values()],
    get: async (_, id) => rows.get(id),
    remove: async (_, id) => void rows.delete(id),
    put: async (_, row) => void rows.set((row as { label: { id: string } }).label.id, row as never),
    within: () => Promise.reject(new Error('games need no transaction of their own')),
  };
  return { db, rows };
}

test('a game with a damaged label is listed with the label its save implies', async () => {
  const { db, rows } = database();
  const shelf = indexedDbRepository(db);
  await shelf.write('abc', game);
  const [whole] = await shelf.list();
  if (whole === undefined) throw new Error('not listed');
  expect(whole.state).not.toBe('setup');
  const row = rows.get('abc');
  // Panic is not rebuilt: the game is shown without its Earth.
  const { zones: _, ...rebuilt } = whole;
  for (const field of ['mode', 'difficulty', 'plan', 'round', 'state']) {
    for (const value of [Number.NaN, null, -1, {}, []]) {
      rows.set('abc', { ...row, label: { ...whole, [field]: value } });
      expect(await shelf.list()).toEqual([rebuilt]);
    }
  }
});

test('a row that holds no game is not listed', async () => {
  const { db, rows } = database();
  rows.set('x', { label: { id: 'x' } });
  rows.set('y', { label: { id: 'y' }, save: 'none' });
  expect(await indexedDbRepository(db).list()).toEqual([]);
});
