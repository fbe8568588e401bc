import { type Game, makeSave } from '../../wire/index.ts';
import type { Database } from './database.ts';
import { type Instant, parseInstant } from './instant.ts';
import { type Label, labelOf, parseLabel, rebuiltLabel } from './label.ts';
import { fieldOf } from './rows.ts';

/** Where games are kept. Every call may reject when the storage is full or forbidden. */
export interface Shelf {
  list(): Promise<readonly Label[]>;
  /** A save as it was written, whatever has become of it since; null if there is none of that name. */
  read(id: string): Promise<unknown>;
  write(id: string, game: Game): Promise<void>;
  remove(id: string): Promise<void>;
  /** Notes the instant a game has reached, where a killed browser finds it again. */
  note(instant: Instant): Promise<void>;
  noted(id: string): Promise<Instant | null>;
}

const saveIn = (row: unknown): unknown => (row === undefined ? null : fieldOf(row, 'save'));

/** The label of a row; made anew from its save where it is damaged, so that it hides no game. */
async function labelIn(row: unknown): Promise<Label | null> {
  const label = fieldOf(row, 'label');
  const read = parseLabel(label);
  if (read !== null) return read;
  const { logIn } = await import('./save-reading.ts');
  const log = logIn(saveIn(row));
  return log && rebuiltLabel(label, log);
}

async function newest(rows: readonly unknown[]): Promise<Label[]> {
  const labels = await Promise.all(rows.map(labelIn));
  return labels.filter((label) => label !== null).toSorted((a, b) => b.written - a.written);
}

/** The shelf in this browser's database. */
export const browserShelf = (database: Database): Shelf => ({
  list: async () => newest(await database.all('games')),
  read: async (id) => saveIn(await database.get('games', id)),
  write: (id, game) => database.put('games', { label: labelOf(id, game), save: makeSave(game) }),
  async remove(id) {
    await database.remove('games', id);
    await database.remove('instants', id);
  },
  note: (instant) => database.put('instants', instant),
  noted: async (id) => parseInstant(await database.get('instants', id)),
});

/** A shelf that forgets when the page is closed, for browsers that let us keep nothing. */
export function passingShelf(): Shelf {
  const rows = new Map<string, unknown>();
  const notes = new Map<string, Instant>();
  return {
    list: async () => newest([...rows.values()]),
    read: async (id) => saveIn(rows.get(id)),
    write: async (id, game) => void rows.set(id, { label: labelOf(id, game), save: makeSave(game) }),
    remove: async (id) => void rows.delete(id),
    note: async (instant) => void notes.set(instant.id, instant),
    noted: async (id) => notes.get(id) ?? null,
  };
}
