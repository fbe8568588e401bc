import type { Database } from './database.ts';
import { type PackLabel, packLabelOf, parsePackLabel } from './pack-label.ts';
import { fieldOf } from './rows.ts';

/** Where packs are kept, by their hash: two versions of one pack lie side by side. */
export interface PackShelf {
  list(): Promise<readonly PackLabel[]>;
  /** The text of a pack, as its file had it; null if there is none of that hash. It is checked again whenever it is opened. */
  read(hash: string): Promise<string | null>;
  write(label: PackLabel, text: string): Promise<void>;
  remove(hash: string): Promise<void>;
}

function textIn(row: unknown): string | null {
  const text = fieldOf(row, 'text');
  return typeof text === 'string' ? text : null;
}

/** The label of a row; made anew from the pack where it is damaged. */
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

/** By name, and of one name the newest first. */
async function inOrder(rows: readonly unknown[]): Promise<PackLabel[]> {
  const labels = await Promise.all(rows.map(labelIn));
  return labels
    .filter((label) => label !== null)
    .toSorted((a, b) => (a.name === b.name ? b.loaded - a.loaded : a.name < b.name ? -1 : 1));
}

/** The packs in this browser's database. */
export const browserPacks = (database: Database): PackShelf => ({
  list: async () => inOrder(await database.all('packs')),
  read: async (hash) => textIn(await database.get('packs', hash)),
  write: (label, text) => database.put('packs', { label, text }),
  remove: (hash) => database.remove('packs', hash),
});

/** Packs that are forgotten when the page is closed, for browsers that let us keep nothing. */
export function passingPacks(): PackShelf {
  const rows = new Map<string, unknown>();
  return {
    list: async () => inOrder([...rows.values()]),
    read: async (hash) => textIn(rows.get(hash)),
    write: async (label, text) => void rows.set(label.hash, { label, text }),
    remove: async (hash) => void rows.delete(hash),
  };
}
