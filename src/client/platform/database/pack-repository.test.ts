import { expect, test } from 'vitest';
import { contentsOf, readPack } from '../../../wire/index.ts';
import type { Database } from './database.ts';
import { type PackLabel, packLabelOf } from './pack-label.ts';
import { indexedDbPacks, memoryPacks } from './pack-repository.ts';

/** An in-memory database over these rows. */
function heldDatabase(rows: Map<string, unknown>): Database {
  return {
    all: async () => [...rows.values()],
    get: async (_, id) => rows.get(id),
    remove: async (_, id) => void rows.delete(id),
    put: async (_, row) => void rows.set('text' in row ? row.label.hash : '', row),
    within: () => Promise.reject(new Error('packs need no transaction of their own')),
  };
}

const first: PackLabel = {
  name: 'nights',
  hash: '1'.repeat(64),
  loaded: 1,
  extends: true,
  cards: { techs: 0, assets: 0, enemies: 0, missions: 0, crises: 2, plans: 0 },
  languages: [{ language: 'en', whole: true }],
};
const second = { ...first, hash: '2'.repeat(64), loaded: 2 };

test('packs are listed by name and version, and can be read, replaced and removed', async () => {
  for (const shelf of [memoryPacks(), indexedDbPacks(heldDatabase(new Map()))]) {
    await shelf.write(first, 'one');
    await shelf.write(second, 'two');
    await shelf.write({ ...first, name: 'a-pack', hash: 'f'.repeat(64) }, 'three');
    expect((await shelf.list()).map(({ name, loaded }) => [name, loaded])).toEqual([
      ['a-pack', 1],
      ['nights', 2],
      ['nights', 1],
    ]);
    expect(await shelf.read(first.hash)).toBe('one');
    await shelf.write(first, 'one again');
    expect(await shelf.read(first.hash)).toBe('one again');
    await shelf.remove(first.hash);
    expect(await shelf.read(first.hash)).toBe(null);
    expect(await shelf.list()).toHaveLength(2);
  }
});

test('invalid rows do not hide other packs', async () => {
  const rows = new Map<string, unknown>([
    ['x', null],
    ['y', { label: { name: 'y' }, text: 'y' }],
    [first.hash, { label: first, text: 7 }],
    [second.hash, { label: second, text: 'two' }],
  ]);
  const shelf = indexedDbPacks(heldDatabase(rows));
  expect(await shelf.list()).toHaveLength(2);
  expect(await shelf.read('x')).toBe(null);
  expect(await shelf.read(first.hash)).toBe(null);
  expect(await shelf.read(second.hash)).toBe('two');
});

test('a damaged label is rebuilt from its pack', async () => {
  const crisis = { id: 'long-night', effects: [{ do: 'raise-panic', by: 1, on: 'each' }] };
  const words = {
    en: { cards: { 'long-night': { name: 'Long Night', text: 'Raise panic by 1 on each continent.' } } },
  };
  const head = { format: 'sitroom-pack', version: 1, name: 'one-more', extends: 'standard' };
  const text = JSON.stringify({ ...head, cards: { crises: [crisis] }, words });
  const read = readPack(text);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const label = packLabelOf(contentsOf(read));
  for (const damage of [{ name: 7 }, { loaded: Number.NaN }, { cards: null }, { languages: [{}] }]) {
    const rows = new Map<string, unknown>([[label.hash, { label: { ...label, ...damage }, text }]]);
    const [listed] = await indexedDbPacks(heldDatabase(rows)).list();
    expect({ ...listed, loaded: 0 }).toEqual({ ...label, loaded: 0 });
  }
});
