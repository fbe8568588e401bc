import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Game, makeSave, parseSave, type SaveRefusal } from '../../wire/index.ts';

/** What is told of a kept game without opening it. */
export interface Label {
  readonly id: string;
  /** When it was last written, in ms since 1970. */
  readonly written: number;
  readonly difficulty: string;
  readonly plan: string;
  readonly round: number;
  readonly state: 'setup' | 'running' | 'won' | 'lost';
}

/** Where games are kept. Every call may reject when the storage is full or forbidden. */
export interface Shelf {
  list(): Promise<readonly Label[]>;
  read(id: string): Promise<Game | { readonly refused: SaveRefusal } | null>;
  write(id: string, game: Game): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Row {
  readonly label: Label;
  readonly save: unknown;
}

interface Schema extends DBSchema {
  games: { key: string; value: Row };
}

function labelOf(id: string, { state: { open } }: Game): Label {
  const { difficulty, plan } = open.setup;
  const running = open.phase === 'setup' ? 'setup' : 'running';
  const state = open.outcome === null ? running : open.outcome.won ? 'won' : 'lost';
  return { id, written: Date.now(), difficulty, plan, round: open.round, state };
}

const newest = (rows: readonly Row[]): Label[] =>
  rows.map(({ label }) => label).toSorted((a, b) => b.written - a.written);

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('sitroom', 1, { upgrade: (db) => void db.createObjectStore('games', { keyPath: 'label.id' }) });

/** The shelf in this browser's database; rejects where there is none. */
export async function browserShelf(): Promise<Shelf> {
  const db = await open();
  return {
    list: async () => newest(await db.getAll('games')),
    async read(id) {
      const row = await db.get('games', id);
      return row === undefined ? null : parseSave(row.save);
    },
    async write(id, game) {
      await db.put('games', { label: labelOf(id, game), save: makeSave(game) });
    },
    remove: (id) => db.delete('games', id),
  };
}

/** A shelf that forgets when the page is closed, for browsers that let us keep nothing. */
export function passingShelf(): Shelf {
  const rows = new Map<string, Row>();
  return {
    list: async () => newest([...rows.values()]),
    read: async (id) => {
      const row = rows.get(id);
      return row === undefined ? null : parseSave(row.save);
    },
    write: async (id, game) => void rows.set(id, { label: labelOf(id, game), save: makeSave(game) }),
    remove: async (id) => void rows.delete(id),
  };
}
