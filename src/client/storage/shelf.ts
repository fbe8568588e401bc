import { type Game, makeSave, parseSave, type SaveRefusal } from '../../wire/index.ts';
import { openDatabase } from './database.ts';
import { type Instant, parseInstant } from './instant.ts';
import { type Label, labelOf, parseLabel } from './label.ts';

/** Where games are kept. Every call may reject when the storage is full or forbidden. */
export interface Shelf {
  list(): Promise<readonly Label[]>;
  read(id: string): Promise<Game | { readonly refused: SaveRefusal } | null>;
  write(id: string, game: Game): Promise<void>;
  remove(id: string): Promise<void>;
  /** Notes the instant a game has reached, where a killed browser finds it again. */
  note(instant: Instant): Promise<void>;
  noted(id: string): Promise<Instant | null>;
}

const field = (row: unknown, name: 'label' | 'save'): unknown =>
  typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[name] : undefined;

const newest = (rows: readonly unknown[]): Label[] =>
  rows
    .map((row) => parseLabel(field(row, 'label')))
    .filter((label) => label !== null)
    .toSorted((a, b) => b.written - a.written);

const opened = (row: unknown) => (row === undefined ? null : parseSave(field(row, 'save')));

/** The shelf in this browser's database; rejects where there is none. */
export async function browserShelf(): Promise<Shelf> {
  const database = await openDatabase();
  return {
    list: async () => newest(await database.all('games')),
    read: async (id) => opened(await database.get('games', id)),
    write: (id, game) => database.put('games', { label: labelOf(id, game), save: makeSave(game) }),
    async remove(id) {
      await database.remove('games', id);
      await database.remove('instants', id);
    },
    note: (instant) => database.put('instants', instant),
    noted: async (id) => parseInstant(await database.get('instants', id)),
  };
}

/** A shelf that forgets when the page is closed, for browsers that let us keep nothing. */
export function passingShelf(): Shelf {
  const rows = new Map<string, unknown>();
  const notes = new Map<string, Instant>();
  return {
    list: async () => newest([...rows.values()]),
    read: async (id) => opened(rows.get(id)),
    write: async (id, game) => void rows.set(id, { label: labelOf(id, game), save: makeSave(game) }),
    remove: async (id) => void rows.delete(id),
    note: async (instant) => void notes.set(instant.id, instant),
    noted: async (id) => notes.get(id) ?? null,
  };
}
