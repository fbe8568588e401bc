import type { Database } from './database.ts';
import { type PackLabel, parsePackLabel } from './pack-label.ts';
import { fieldOf } from './rows.ts';

/** Where packs are kept, by their hash: two versions of one pack lie side by side. */
export interface PackShelf {
  list(): Promise<readonly PackLabel[]>;
  /** The text of a pack, as its file had it; null if there is none of that hash. It is checked again whenever it is opened. */
  read(hash: string): Promise<string | null>;
  write(label: PackLabel, text: string): Promise<void>;
  remove(hash: string): Promise<void>;
}

/** By name, and of one name the newest first. */
const inOrder = (rows: readonly unknown[]): PackLabel[] =>
  rows
    .map((row) => parsePackLabel(fieldOf(row, 'label')))
    .filter((label) => label !== null)
    .toSorted((a, b) => (a.name === b.name ? b.loaded - a.loaded : a.name < b.name ? -1 : 1));

function textIn(row: unknown): string | null {
  const text = fieldOf(row, 'text');
  return typeof text === 'string' ? text : null;
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
