import type { Database } from './database.ts';
import { type PackLabel, packLabelOf, parsePackLabel } from './pack-label.ts';
import { fieldOf } from './rows.ts';

/** Store of packs by hash, so several versions of a pack can coexist. Every call may reject if the storage fails. */
export interface PackRepository {
  /** Returns the labels, sorted by name and then newest first. */
  list(): Promise<readonly PackLabel[]>;
  /** Returns the text of a pack as in its file. Null if there is none. It is checked each time it is opened. */
  read(hash: string): Promise<string | null>;
  write(label: PackLabel, text: string): Promise<void>;
  remove(hash: string): Promise<void>;
}

function textIn(row: unknown): string | null {
  const text = fieldOf(row, 'text');
  return typeof text === 'string' ? text : null;
}

/** Returns the label of a row, rebuilt from the pack if damaged. Null if that fails. */
async function labelIn(row: unknown): Promise<PackLabel | null> {
  const label = fieldOf(row, 'label');
  const read = parsePackLabel(label);
  const text = textIn(row);
  if (read !== null || text === null) return read;
  const { contentsOf, readPack } = await import('./pack-reading.ts');
  const pack = readPack(text);
  if ('faults' in pack || pack.pack.hash !== fieldOf(label, 'hash')) return null;
  return packLabelOf(contentsOf(pack));
}

/** Sorts by name, then newest first. */
async function sortedLabels(rows: readonly unknown[]): Promise<PackLabel[]> {
  const labels = await Promise.all(rows.map(labelIn));
  return labels
    .filter((label) => label !== null)
    .toSorted((a, b) => (a.name === b.name ? b.loaded - a.loaded : a.name < b.name ? -1 : 1));
}

/** Packs in the database. */
export const indexedDbPacks = (database: Database): PackRepository => ({
  list: async () => sortedLabels(await database.all('packs')),
  read: async (hash) => textIn(await database.get('packs', hash)),
  write: (label, text) => database.put('packs', { label, text }),
  remove: (hash) => database.remove('packs', hash),
});

/** Packs in memory, for browsers without a database. */
export function memoryPacks(): PackRepository {
  const rows = new Map<string, unknown>();
  return {
    list: async () => sortedLabels([...rows.values()]),
    read: async (hash) => textIn(rows.get(hash)),
    write: async (label, text) => void rows.set(label.hash, { label, text }),
    remove: async (hash) => void rows.delete(hash),
  };
}
